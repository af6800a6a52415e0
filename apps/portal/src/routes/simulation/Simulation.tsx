import type { Exam, Modality } from '@prepar/api-client/types';
import { WordsProvider } from '@prepar/screens/common/words';
import { SimulationScreen } from '@prepar/screens/simulation/SimulationScreen';
import { use, useEffect } from 'react';
import { begin } from '../../begin.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useSettingsEffects } from '../../settings/useSettingsEffects.ts';
import { useStore } from '../../store.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { LaterPart } from '../question/LaterPart.tsx';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { useSimulation } from './useSimulation.ts';

/** A full simulation, with words of its own. Start and result stand in the learner's frame. */
export function Simulation({ exam, modality }: { exam: Exam; modality: Modality }) {
  const words = use(loadWords(useStore(language), ['question', 'simulation', 'readiness-change']));
  const simulation = useSimulation(exam, modality);
  useSettingsEffects();
  const { state } = simulation;
  const { status } = state;
  // Its frame takes the place of the one that the page began with.
  useEffect(() => {
    if (status === 'entry') begin();
  }, [status]);
  const reviewed = status === 'review' ? state.review.question.id : null;
  const screen = (
    <SimulationScreen
      {...simulation}
      report={
        reviewed !== null && (
          <>
            <LaterPart key={reviewed} questionId={reviewed} isInDeck={false} hasKey />
            <ReportSoon questionId={reviewed} isRead />
          </>
        )
      }
    />
  );
  return (
    <WordsProvider words={words}>
      {status === 'entry' || status === 'result' ? <LearnerFrame current="practice">{screen}</LearnerFrame> : screen}
    </WordsProvider>
  );
}
