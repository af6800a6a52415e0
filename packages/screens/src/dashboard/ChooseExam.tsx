import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { PickRows } from '@prepar/ui/PickRows';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Text } from '@prepar/ui/Text';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { formatExamTime } from '../common/formats.ts';
import { examLevelName } from '../common/levels.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords, type Words } from '../common/words.tsx';
import type { DashboardNew, ExamChoice } from './DashboardScreen.types.ts';

export interface ChooseExamProps {
  choices: DashboardNew['choices'];
  practiceHref: string;
  /** Asks whether to enrol in an exam. */
  onChoose: (examId: string) => void;
}

/** The one task of a new learner: the exam that they study for. */
export function ChooseExam({ choices, practiceHref, onChoose }: ChooseExamProps) {
  const { t } = useWords();
  return (
    <Sheet title={t('dashboard.choose')} subtitle={t('dashboard.chooseText')}>
      {choices === 'loading' ? (
        <SheetBody>
          <Skeleton label={t('dashboard.chooseLoading')}>
            <SkeletonBlock height="m" />
          </Skeleton>
        </SheetBody>
      ) : choices === 'unavailable' || choices.length === 0 ? (
        <SheetBody>
          <ButtonLink href={practiceHref}>{t('dashboard.examsEmptyAction')}</ButtonLink>
        </SheetBody>
      ) : (
        <Choices choices={choices} onChoose={onChoose} />
      )}
    </Sheet>
  );
}

function Choices({ choices, onChoose }: Pick<ChooseExamProps, 'onChoose'> & { choices: readonly ExamChoice[] }) {
  const words = useWords();
  const { t } = words;
  const [wanted, choose] = useState<string | null>(null);
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  return (
    <>
      <PickRows
        label={t('dashboard.chooseLabel')}
        value={chosen?.id ?? null}
        onChange={choose}
        picks={choices.map((exam) => ({
          value: exam.id,
          start: <ProviderMark provider={exam.provider} />,
          title: exam.name,
          detail: facts(exam, words),
        }))}
      />
      {chosen && (
        <SheetFoot>
          <Inline stack="phone">
            <Button onPress={() => onChoose(chosen.id)} size="l" iconAfter={ArrowRight}>
              {t('dashboard.chooseAction', { code: chosen.code })}
            </Button>
            <Text as="span" size="body-s" tone="muted">
              {t('dashboard.chooseNext')}
            </Text>
          </Inline>
        </SheetFoot>
      )}
    </>
  );
}

function facts({ code, level, totalQuestions, durationMinutes }: ExamChoice, words: Words) {
  return (
    <>
      <Text as="span" size="code">
        {code}
      </Text>{' '}
      {words.t('dashboard.chooseFacts', {
        level: examLevelName(level, words),
        count: totalQuestions,
        time: formatExamTime(durationMinutes).replaceAll(' ', '\u00A0'),
      })}
    </>
  );
}
