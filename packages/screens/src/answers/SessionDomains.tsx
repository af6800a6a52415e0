import { Link } from '@prepar/ui/Link';
import { Sheet, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { UnitRow, type UnitState } from '@prepar/ui/UnitRow';
import { formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { SessionDomain, SessionResultView } from './SessionResultScreen.types.ts';

/** More questions than this are told by their number alone. */
const drawnUnits = 24;

/** What was right in each domain, and what follows from it. */
export function SessionDomains({ result: { domains, worst } }: { result: SessionResultView }) {
  const { t } = useWords();
  return (
    <Sheet title={t('answers.result.domains')} titleSize="h3">
      <SheetRows density="compact">
        {domains.map((domain) => (
          <SheetRow
            key={domain.name}
            title={domain.name}
            value={t('answers.dayCount', { right: domain.right, total: domain.total })}
            {...(domain.total <= drawnUnits && { foot: <UnitRow units={unitsOf(domain)} /> })}
          />
        ))}
      </SheetRows>
      {worst && (
        <SheetFoot>
          <Stack gap={1}>
            <Text size="body-s" tone="muted">
              {t('answers.result.worst', {
                wrong: worst.wrong,
                all: worst.allWrong,
                others: worst.allWrong - worst.wrong,
                name: worst.name,
              })}
              {worst.weight !== null &&
                ` ${t('answers.result.weight', { share: formatWholePercentage(worst.weight) })}`}
            </Text>
            {worst.trainHref !== null && (
              <Link href={worst.trainHref} standalone>
                {t('answers.result.train', { name: worst.name })}
              </Link>
            )}
          </Stack>
        </SheetFoot>
      )}
    </Sheet>
  );
}

const unitsOf = ({ right, total }: SessionDomain): UnitState[] =>
  Array.from({ length: total }, (_unit, place) => (place < right ? 'filled' : 'hollow'));
