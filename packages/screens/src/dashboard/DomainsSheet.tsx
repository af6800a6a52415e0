import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { shareOut } from '../common/examShares.ts';
import { formatPercentage, formatWholePercentage } from '../common/formats.ts';
import { PartsLegend } from '../common/PartsLegend.tsx';
import { PartStrip } from '../common/PartStrip.tsx';
import { useWords } from '../common/words.tsx';
import type { DomainView, ExamDomains } from './DashboardScreen.types.ts';

/** The domains of an exam to its scale: how much of each is answered right, and how many answers that rests on. */
export function DomainsSheet({ exam: { examCode, totalQuestions, cut, domains } }: { exam: ExamDomains }) {
  const { t } = useWords();
  const questions = shareOut(
    totalQuestions,
    domains.map(({ weight }) => weight),
  );
  const answered = domains.reduce((sum, domain) => sum + domain.answered, 0);
  return (
    <Sheet
      title={t('dashboard.domains', { code: examCode })}
      subtitle={t('dashboard.domainsText')}
      action={<PartsLegend parts={domains} cut={cut} />}
    >
      <SheetRows density="compact">
        {domains.map((domain, index) => (
          <DomainRow
            key={domain.name}
            domain={domain}
            share={(domain.answered / answered) * 100}
            strip={
              <PartStrip
                questions={questions[index] ?? 0}
                longest={Math.max(...questions)}
                answered={domain.answered}
                accuracy={domain.accuracy}
                cut={cut}
              />
            }
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}

interface DomainRowProps {
  domain: DomainView;
  /** Per cent of all answers in the exam. */
  share: number;
  strip: ReactNode;
}

function DomainRow({ domain: { name, weight, answered, accuracy }, share, strip }: DomainRowProps) {
  const { t, tag } = useWords();
  return (
    <SheetRow
      title={name}
      detail={
        <Text as="span" size="caption" tone="muted">
          {answered === 0
            ? t('dashboard.domainWeight', { weight: formatWholePercentage(weight) })
            : t('dashboard.domainShare', {
                weight: formatWholePercentage(weight),
                share: formatPercentage(share, tag),
              })}
        </Text>
      }
      foot={strip}
      value={
        <>
          <Text as="div" size="h3" numeric>
            {answered === 0 ? '–' : formatPercentage(accuracy, tag)}
          </Text>
          <Text as="div" size="caption" tone="muted">
            {t('dashboard.domainCount', { count: answered })}
          </Text>
        </>
      }
    />
  );
}
