import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { CallFigures } from './AdminScreen.types.ts';
import { refusalName } from './refusalName.ts';

/** Why answers of models were not used. */
export function RefusalsSheet({ figures: { calls, accepted, refused } }: { figures: CallFigures }) {
  const words = useWords();
  const { t, tag } = words;
  const title = t('admin.refused');
  const short = (value: number) => formatShortNumber(value, tag);
  return (
    <Sheet
      title={title}
      {...(calls > 0 && { subtitle: t('admin.refusedOf', { refused: short(calls - accepted), calls: short(calls) }) })}
    >
      {refused.length === 0 ? (
        <SheetBody>
          <Text tone="muted">{t(calls === 0 ? 'admin.noCalls' : 'admin.noRefusals')}</Text>
        </SheetBody>
      ) : (
        <>
          <BarChart
            form="rows"
            summary={t('admin.table', { title })}
            headings={{ label: t('admin.reason'), value: t('admin.calls') }}
            items={refused.map(({ reason, calls: count }) => ({
              label: refusalName(reason, words),
              value: count,
              text: short(count),
            }))}
          />
          <SheetBody>
            <Text size="body-s" tone="muted">
              {t('admin.refusedText')}
            </Text>
          </SheetBody>
        </>
      )}
    </Sheet>
  );
}
