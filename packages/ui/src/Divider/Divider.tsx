import { divider } from './Divider.variants.ts';

export interface DividerProps {
  /** A hairline, or the 4px ink rule that opens a block. Default hairline. */
  weight?: 'hairline' | 'ink';
  /** Words in the middle of the line, for example 'ou com e-mail'. */
  children?: string;
}

/** A line across its container. */
export function Divider({ weight, children }: DividerProps) {
  if (children === undefined) return <hr className={divider({ weight })} />;
  return (
    <div className="flex items-center gap-4 type-caption text-text-subtle before:flex-1 before:border-t after:flex-1 after:border-t">
      {children}
    </div>
  );
}
