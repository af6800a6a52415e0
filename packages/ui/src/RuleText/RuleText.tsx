import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';

export interface RuleTextProps {
  /** Text with rules in it: 'need → solution'. */
  of: string;
}

/** The words of a text whose arrows are drawn, as not every device has one in a font. Screen readers pause. */
export function RuleText({ of }: RuleTextProps) {
  const [start, ...rest] = of.split(' → ');
  return (
    <>
      {start}
      {rest.map((part) => (
        <Fragment key={part}>
          <span className="sr-only">:</span> <ArrowRight aria-hidden className="inline size-[1em] align-[-0.125em]" />{' '}
          {part}
        </Fragment>
      ))}
    </>
  );
}
