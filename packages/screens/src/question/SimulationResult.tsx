import { ButtonLink } from '@prepar/ui/ButtonLink';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { ProgressBar } from '@prepar/ui/ProgressBar';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { formatPercentage, formatTimer, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { ExamBar } from './ExamBar.tsx';
import type { SimulationResultView } from './QuestionScreen.types.ts';

/** A full simulation that is over: score, time, and how each domain went. */
export function SimulationResult({ result }: { result: SimulationResultView }) {
  const { t } = useWords();
  const right = result.domains.reduce((sum, domain) => sum + domain.right, 0);
  const total = result.domains.reduce((sum, domain) => sum + domain.total, 0);
  return (
    <FocusLayout skipLabel={t('question.skip')} identity={<ExamBar exam={result.exam} modalityName={result.modalityName} />}>
      <Stack gap={6}>
        <FocusTarget of={result.exam.id}>
          <Heading level={1}>{t('question.result.title')}</Heading>
          {total > 0 && <Text tone="muted">{t('question.result.text', { right, total })}</Text>}
        </FocusTarget>
        <StatStrip
          label={t('question.result.title')}
          stats={[
            { label: t('question.result.score'), value: formatWholePercentage(result.score) },
            { label: t('question.result.time'), value: formatTimer(result.seconds) },
          ]}
        />
        {result.domains.length > 0 && <Domains domains={result.domains} />}
        <Inline stack="phone">
          <ButtonLink href={result.practiceHref} size="l">
            {t('question.result.practice')}
          </ButtonLink>
          <ButtonLink href={result.progressHref} size="l" tone="secondary">
            {t('question.result.progress')}
          </ButtonLink>
        </Inline>
      </Stack>
    </FocusLayout>
  );
}

function Domains({ domains }: Pick<SimulationResultView, 'domains'>) {
  const { t, tag } = useWords();
  return (
    <Sheet title={t('question.result.domains')}>
      <SheetRows middle="wide" density="compact">
        {domains.map(({ name, right, total, accuracy }) => (
          <SheetRow
            key={name}
            title={name}
            detail={t('question.result.domain', { right, total })}
            middle={<ProgressBar label={name} value={accuracy} valueText={formatPercentage(accuracy, tag)} valuePlace="hidden" />}
            value={
              <Text as="span" size="h3" numeric>
                {formatPercentage(accuracy, tag)}
              </Text>
            }
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}
