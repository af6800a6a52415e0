import type { Exam, Modality } from '@prepar/api-client/types';
import { useWords } from '@prepar/screens/common/words';
import type { QuestionActions, QuestionState } from '@prepar/screens/question/QuestionScreen.types.ts';
import { sessionNotice } from '@prepar/screens/question/sessionNotice.ts';
import { defaultSettings } from '@prepar/screens/settings/defaultSettings.ts';
import { useCallback, useState } from 'react';
import { useCreditsLeft } from '../../data/credits.ts';
import { useExams } from '../../data/exams.ts';
import { useSettings } from '../../data/settings.ts';
import { useWeek } from '../../data/week.ts';
import { navigate } from '../../place.ts';
import { useUser } from '../../session/useUser.ts';
import { useSettingsEffects } from '../../settings/useSettingsEffects.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useMinute } from '../../useMinute.ts';
import { links } from '../links.ts';
import { presentGoal } from '../presentGoal.ts';
import { presentQuestion } from './presentQuestion.ts';
import { breakAfterMinutes, useBreakReminder } from './useBreakReminder.ts';
import { usePracticeRun } from './usePracticeRun.ts';
import { useStudySession } from './useStudySession.ts';

const shortcutsKey = 'prepar-shortcuts';

/** The question page of a modality of an exam. */
export function useQuestion(examId: string, modalityId: string): { state: QuestionState; actions: QuestionActions } {
  const words = useWords();
  const { id: userId } = useUser();
  const { data: exams, error } = useExams();
  const place = findPlace(exams, error !== undefined, examId, modalityId);
  const session = useStudySession(place ? { userId, examId, modalityId } : null);
  const { data: stored } = useSettings();
  const { breakReminders, soundEffects, autoSave, dailyGoal } = stored?.settings ?? defaultSettings;
  const run = usePracticeRun(place ?? null, {
    storedUnder: [userId, examId, modalityId].join(' '),
    keepsChoice: autoSave,
    onVerdict: (isCorrect) => {
      if (soundEffects) void import('./verdictSound.ts').then(({ playVerdict }) => playVerdict(isCorrect)).catch(() => undefined);
    },
  });
  const week = useWeek();
  const remindOfBreak = useCallback(() => showToast(sessionNotice({ kind: 'break', minutes: breakAfterMinutes }, words)), [words]);
  useBreakReminder(breakReminders && session.status === 'running', remindOfBreak);
  useSettingsEffects();
  const credits = useCreditsLeft();
  const [isEnding, setEnding] = useState(false);
  const [hasShortcuts, setShortcuts] = useState(() => localStorage.getItem(shortcutsKey) !== 'off');

  const end = async () => {
    setEnding(true);
    const result = await session.end();
    if (!result.ok) showToast(sessionNotice({ kind: 'finishFailed', message: result.message }, words));
    else if (run.practice.turns.every(({ key }) => key === null)) showToast(sessionNotice({ kind: 'noAnswers' }, words));
    run.forget();
    navigate(links.practice);
  };

  return {
    state: presentQuestion({ place, practice: run.practice, session, credits, goal: presentGoal(week.data, dailyGoal, useMinute()), isEnding, hasShortcuts }),
    actions: {
      newQuestion: run.newQuestion,
      choose: run.choose,
      confirm: run.confirm,
      sendAgain: run.sendAgain,
      pause: session.pause,
      resume: session.resume,
      end: () => void end(),
      setShortcuts: (isOn) => {
        localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off');
        setShortcuts(isOn);
      },
    },
  };
}

/** Undefined while the exams load; null when the exam or modality is unknown, inactive, or not one of the person's. */
function findPlace(exams: Exam[] | undefined, failed: boolean, examId: string, modalityId: string) {
  if (!exams) return failed ? null : undefined;
  const exam = exams.find(({ id, isEnrolled, isActive }) => id === examId && isEnrolled && isActive);
  const modality = exam?.modalities.find(({ id, isActive }: Modality) => id === modalityId && isActive);
  return exam && modality ? { exam, modality } : null;
}
