import { MapRows } from '@prepar/ui/MapRows';
import { Sheet } from '@prepar/ui/Sheet';
import { shareOut } from '../common/examShares.ts';
import { formatWholePercentage } from '../common/formats.ts';
import { PartsLegend } from '../common/PartsLegend.tsx';
import { PartStrip } from '../common/PartStrip.tsx';
import { useWords } from '../common/words.tsx';
import { ModalityRow } from './ModalityRow.tsx';
import type { OpenedExam } from './PracticeScreen.types.ts';

export interface MapProps {
  exam: OpenedExam;
  /** False without credits: nothing leads to a question then. */
  mayAnswer: boolean;
}

/** The official domains, each as long as its part of the exam. */
export function DomainsMap({ exam: { domains, totalQuestions, cut, weakPoint }, mayAnswer }: MapProps) {
  const { t } = useWords();
  const weak = weakPoint === 'loading' ? null : weakPoint;
  const questions = shareOut(
    totalQuestions,
    domains.map(({ weight }) => weight),
  );
  return (
    <Sheet
      title={t('practice.domains')}
      subtitle={t('practice.domainsText', { count: totalQuestions })}
      action={<PartsLegend cut={cut} />}
    >
      <MapRows>
        {domains.map((domain, index) => (
          <ModalityRow
            key={domain.id}
            modality={domain}
            mayAnswer={mayAnswer}
            wrong={domain.wrong}
            weak={weak?.domain === domain.name ? weak.name : undefined}
            note={t('practice.weight', { weight: formatWholePercentage(domain.weight) })}
            drawing={
              domain.figures && (
                <PartStrip
                  questions={questions[index] ?? 0}
                  longest={Math.max(...questions)}
                  answered={domain.figures.answered}
                  accuracy={domain.figures.accuracy}
                  cut={cut}
                />
              )
            }
          />
        ))}
      </MapRows>
    </Sheet>
  );
}
