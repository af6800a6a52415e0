export interface KbdProps {
  /** Name of one key, for example 'Enter'. */
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-tag border border-b-2 border-border-strong bg-surface px-1.5 py-0.5 type-code leading-4 text-text">
      {children}
    </kbd>
  );
}
