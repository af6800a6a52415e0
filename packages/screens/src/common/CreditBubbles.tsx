import { Bubble } from '@prepar/ui/Bubble';
import { Inline } from '@prepar/ui/Inline';
import { freeCredits } from './freeCredits.ts';

/** Today's credits, filled for those that are used; none for somebody who has more than those of a day. The number stands beside them. */
export function CreditBubbles({ left, size = 's' }: { left: number; size?: 's' | 'm' }) {
  if (left > freeCredits) return null;
  return (
    <Inline as="span" gap={1} wrap={false}>
      {Array.from({ length: freeCredits }, (_, place) => (
        <Bubble key={place} size={size} state={place < freeCredits - left ? 'filled' : 'hollow'} />
      ))}
    </Inline>
  );
}
