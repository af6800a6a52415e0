import { SessionResultScreen } from '@prepar/screens/answers/SessionResultScreen';
import { WordsProvider } from '@prepar/screens/common/words';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { type SessionResultProps, useSessionResult } from './useSessionResult.ts';

/** What a practice session brought, with words of its own, in the learner's frame. */
export function SessionResult({ sessionId, only, missedIn }: SessionResultProps) {
  const words = use(loadWords(useStore(language), ['question', 'answers', 'readiness-change']));
  const { state, actions, openId } = useSessionResult({ sessionId, only, missedIn });
  return (
    <WordsProvider words={words}>
      <LearnerFrame current="practice">
        <SessionResultScreen
          state={state}
          actions={actions}
          report={openId !== null && <ReportSoon questionId={openId} isRead />}
        />
      </LearnerFrame>
    </WordsProvider>
  );
}
