import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { UnitRow } from '@prepar/ui/UnitRow';
import { useWords } from '../common/words.tsx';
import type { ReviewsEntry } from './PracticeScreen.types.ts';

/** More than these are not drawn one by one. */
const mostDrawn = 20;

/** What comes back for review today: due or under way in a sheet, and in one line where there is nothing to do. */
export function ReviewsPart({ reviews: { due, done, right, tomorrow, href } }: { reviews: ReviewsEntry }) {
  const { t } = useWords();
  if (due === 0) {
    return (
      <Text size="body-s" tone="muted">
        {t('practice.reviews.upToDate', { tomorrow })} <Link href={href}>{t('practice.reviews.upToDate.action')}</Link>
      </Text>
    );
  }
  const kind = done === 0 ? 'due' : 'underWay';
  return (
    <Sheet
      title={t('practice.reviews.title')}
      subtitle={t(`practice.reviews.${kind}`, { count: due, done, right, all: done + due })}
      level={3}
      actionOnPhone="foot"
      action={
        <ButtonLink href={href} tone="secondary">
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
