import { Icon } from '@prepar/ui/Icon';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';

/** An explanation whose rules read 'need → solution'. The arrow is drawn, as not every device has it in a font; readers pause. */
export function RuleText({ of }: { of: string }) {
  const [start, ...rest] = of.split(' → ');
  return (
    <>
      {start}
      {rest.map((part) => (
        <Fragment key={part}>
          <VisuallyHidden>:</VisuallyHidden> <Icon of={ArrowRight} size="text" /> {part}
        </Fragment>
      ))}
    </>
  );
}
