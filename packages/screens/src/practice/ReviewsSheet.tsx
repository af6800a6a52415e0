import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { UnitRow } from '@prepar/ui/UnitRow';
import { useWords } from '../common/words.tsx';
import type { ReviewsEntry } from './PracticeScreen.types.ts';

/** More than these are not drawn one by one. */
const mostDrawn = 20;

/** What comes back for review today: due, under way, or up to date. */
export function ReviewsSheet({ reviews: { due, done, right, tomorrow, href } }: { reviews: ReviewsEntry }) {
  const { t } = useWords();
  const kind = due === 0 ? 'upToDate' : done === 0 ? 'due' : 'underWay';
  return (
    <Sheet
      title={t(due === 0 ? 'practice.reviews.done' : 'practice.reviews.title')}
      subtitle={t(`practice.reviews.${kind}`, { count: due, done, right, all: done + due, tomorrow })}
      level={3}
      actionOnPhone="foot"
      action={
        <ButtonLink href={href} tone={due === 0 ? 'ghost' : 'secondary'} flush={due === 0}>
          {t(`practice.reviews.${kind}.action`, { count: due })}
        </ButtonLink>
      }
    >
      {kind === 'underWay' && done + due <= mostDrawn && (
        <SheetBody>
          <UnitRow units={Array.from({ length: done + due }, (_unit, place) => (place < done ? 'filled' : 'hollow'))} />
        </SheetBody>
      )}
    </Sheet>
  );
}
