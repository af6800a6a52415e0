import { defaultSettings } from '@prepar/api-client/types';
import { useWords } from '@prepar/screens/common/words';
import type { QuestionActions, QuestionState } from '@prepar/screens/question/QuestionScreen.types.ts';
import { sessionNotice } from '@prepar/screens/question/sessionNotice.ts';
import { useCallback, useState } from 'react';
import { useBalance } from '../../data/credits.ts';
import { failureOf } from '../../data/failures.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { useExams } from '../../data/useExams.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useSettings } from '../../data/useSettings.ts';
import { useWeek } from '../../data/useWeek.ts';
import { navigate, readHandover, useSearch } from '../../navigation.ts';
import { useUser } from '../../session/useUser.ts';
import { useSettingsEffects } from '../../settings/useSettingsEffects.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links, type Only, sessionResultLink } from '../links.ts';
import { presentGoal } from '../presentGoal.ts';
import { findTarget, whyNoTarget } from './findTarget.ts';
import { presentFailure, presentQuestion } from './presentQuestion.ts';
import { breakAfterMinutes, useBreakReminder } from './useBreakReminder.ts';
import { useArrival } from './useArrival.ts';
import { currentTurn, unsentTurns } from './practice.ts';
import { useExplainAgain } from './useExplainAgain.ts';
import { countUnsent } from './practiceStorage.ts';
import { startsCounted } from './run.ts';
import { usePracticeRun } from './usePracticeRun.ts';
import { answersOf, useSessionAnswers } from './useSessionAnswers.ts';
import { useEndedElsewhere, useStudySession } from './useStudySession.ts';

const shortcutsKey = 'prepar-shortcuts';

export interface QuestionsProps {
  examId: string;
  modalityId: string;
  /** The one topic that is wanted; null for all. */
  topic: string | null;
  /** What alone is wanted; null for anything. */
  only: Only | null;
  /** The session of which alone the missed concepts are wanted; null for all. */
  missedIn: string | null;
}

/** The question page of a modality of an exam, or of one of its topics. */
export function useQuestion({ examId, modalityId, topic, only, missedIn }: QuestionsProps): {
  state: QuestionState;
  actions: QuestionActions;
  letGo: () => void;
} {
  const words = useWords();
  const { id: userId } = useUser();
  const { data: exams, error, mutate } = useExams();
  const { isRetrying, retry: reload } = useRetry(mutate);
  const target = exams && findTarget(exams, examId, modalityId);
  const failure = isRetrying ? null : failureOf(error);
  const { isKnown: knowsCredits, credits } = useBalance();
  const { data: stored } = useSettings();
  const { breakReminders, soundEffects, autoSave, dailyGoal } = stored?.settings ?? defaultSettings;
  const week = useWeek();
  const mayAsk = credits?.left !== 0 || only === 'due';
  const search = useSearch();
  // What waits to be sent belongs to the session that is open.
  const [isAnew] = useState(() => mayAsk && startsCounted(new URLSearchParams(search)) && countUnsent(userId) === 0);
  const run = usePracticeRun(target ?? null, {
    scope: { userId, examId, modalityId, topic, only, locale: words.locale },
    missedIn,
    isAnew,
    keepsChoice: autoSave,
    today: week.data?.today,
    onVerdict: (isCorrect) => {
      if (soundEffects)
        void import('./verdictSound.ts').then(({ playVerdict }) => playVerdict(isCorrect)).catch(() => undefined);
    },
  });
  const shown = target ? currentTurn(run.practice, target.modality.id)?.question : undefined;
  const open = target?.exam.openSession?.kind;
  const session = useStudySession(
    target && knowsCredits ? { userId, examId, modalityId, open } : null,
    shown !== undefined,
    mayAsk || open === 'PRACTICE',
    isAnew,
    (endedId) =>
      void answersOf(endedId).then((count) => {
        if (count) showToast(sessionNotice({ kind: 'endedOpen' }, words));
      }),
  );
  const { again, explainAgain } = useExplainAgain(shown);
  const { data: deck } = useReviewDeck(credits?.left === 0);
  const remindOfBreak = useCallback(
    () => showToast(sessionNotice({ kind: 'break', minutes: breakAfterMinutes }, words)),
    [words],
  );
  useBreakReminder(breakReminders && session.status === 'running', remindOfBreak);
  useSettingsEffects();
  const isArriving = useArrival(target !== undefined && session.status !== 'starting' && knowsCredits, (begun) => {
    session.goOn();
    if (target) run.start(begun, mayAsk);
  });
  const { countAnswers, ...answers } = useSessionAnswers(run.practice.turns);
  const [isEnding, setEnding] = useState(false);
  const hasAnswered = run.practice.turns.some(({ key }) => key !== null);
  const [hasEnrolled] = useState(() => readHandover().hasEnrolled ?? false);
  const [hasShortcuts, setShortcuts] = useState(() => localStorage.getItem(shortcutsKey) !== 'off');

  const lookElsewhere = useEndedElsewhere(isEnding || unsentTurns(run.practice).length > 0, (sessionId, hasAnswers) => {
    run.forget();
    showToast(sessionNotice({ kind: 'endedElsewhere', hasAnswers }, words));
    navigate(hasAnswers ? sessionResultLink(sessionId, only, missedIn) : links.practice);
  });

  const end = async () => {
    setEnding(true);
    const result = await session.end();
    run.forget();
    if (!result.ok) {
      showToast(sessionNotice({ kind: 'finishFailed', message: result.message }, words));
      return navigate(links.practice);
    }
    const { sessionId } = result;
    if (sessionId !== null) {
      const count = await answersOf(sessionId);
      // With answers that another tab gave meanwhile it was about more than what this one asked.
      const isOwn = count === null || count === run.practice.turns.filter(({ key }) => key !== null).length;
      if (hasAnswered || count !== 0)
        return navigate(isOwn ? sessionResultLink(sessionId, only, missedIn) : sessionResultLink(sessionId));
      showToast(sessionNotice({ kind: 'noAnswers' }, words));
    }
    navigate(links.practice);
  };

  return {
    letGo: run.letGo,
    state: presentQuestion({
      target: exams ? (target ?? whyNoTarget(exams, examId)) : failure ? presentFailure(failure) : undefined,
      only,
      hasEnrolled,
      practice: run.practice,
      standing: run.standing,
      again,
      ...answers,
      session: isArriving ? { ...session, status: 'starting' } : session,
      credits,
      deck,
      goal: presentGoal(week.data, dailyGoal),
      today: week.data?.today,
      isEnding,
      hasShortcuts,
    }),
    actions: {
      reload,
      newQuestion: () => {
        session.goOn();
        run.newQuestion();
      },
      choose: (answer) => {
        run.choose(answer);
        lookElsewhere();
      },
      confirm: run.confirm,
      sendAgain: run.sendAgain,
      explainAgain,
      openAnew: () => location.reload(),
      pause: session.pause,
      resume: session.resume,
      leave: () => {
        session.pause();
        navigate(links.dashboard);
      },
      countAnswers,
      end: () => void end(),
      showResult: () => {
        if (!run.hasJustGraded()) void end();
      },
      setShortcuts: (isOn) => {
        localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off');
        setShortcuts(isOn);
      },
    },
  };
}
