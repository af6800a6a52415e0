import type { Exam, Modality } from '@prepar/api-client/types';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { accountInfoKey } from '../../data/credits.ts';
import { weekKey } from '../../data/week.ts';
import { currentTurn, outcomeOf, type Practice, practiceReducer, type Turn, unsentTurns } from './practice.ts';
import { forgetPractice, restorePractice, storePractice } from './practiceStorage.ts';
import { studiedMs, studySession } from './studySession.ts';

export interface PracticeRun {
  practice: Practice;
  newQuestion: () => void;
  choose: (label: string) => void;
  confirm: () => void;
  sendAgain: () => void;
  /** Drops what was kept for a reload. */
  forget: () => void;
}

export interface PracticeOptions {
  /** Names person, exam and modality. */
  storedUnder: string;
  /** Whether a chosen option that is not confirmed yet survives a reload. */
  keepsChoice: boolean;
  onVerdict: (isCorrect: boolean) => void;
}

/** Asks questions of a modality and sends the answers; loads one question ahead, and keeps answers that could not be sent. */
export function usePracticeRun(
  place: { exam: Exam; modality: Modality } | null,
  { storedUnder, keepsChoice, onVerdict }: PracticeOptions,
): PracticeRun {
  const [practice, tell] = useReducer(practiceReducer, storedUnder, restorePractice);
  const { mutate } = useSWRConfig();
  const turn = currentTurn(practice);
  const questionId = turn?.question.id;
  const shown = useRef({ questionId, at: 0 });
  const asked = useRef(practice.turns.length);
  const ahead = useRef<Promise<boolean> | null>(null);

  useEffect(() => {
    shown.current = { questionId, at: studyClock() };
  }, [questionId]);
  useEffect(() => storePractice(storedUnder, practice, { keepsChoice }), [storedUnder, practice, keepsChoice]);

  const generate = () => {
    if (!place) throw new Error('Questions are only asked for in an open exam');
    const { exam, modality } = place;
    const subtopic = modality.topics.length === 0 ? undefined : modality.topics[asked.current++ % modality.topics.length];
    return api.questions.generate({ examId: exam.id, domain: modality.name, ...(subtopic !== undefined && { subtopic }) });
  };

  // One question ahead, so that going on takes no wait and works through a gap in the network.
  const loadAhead = () => {
    ahead.current ??= generate().then((result) => {
      ahead.current = null;
      if (result.ok) tell({ type: 'loadedAhead', question: result.data.question });
      return result.ok;
    });
  };

  const newQuestion = async () => {
    if (!practice.next) tell({ type: 'generating' });
    if (practice.next || (await ahead.current)) {
      tell({ type: 'wentOn' });
      return loadAhead();
    }
    const result = await generate();
    if (!result.ok) return tell({ type: 'generationFailed', failure: result.failure });
    tell({ type: 'generated', question: result.data.question });
    loadAhead();
  };

  const send = async ({ question, selected, timeMs, key: idempotencyKey }: Turn) => {
    if (!place || selected === null || idempotencyKey === null) return;
    const answer = { questionId: question.id, examId: place.exam.id, selected, timeMs };
    const result = await api.questions.answer(answer, idempotencyKey);
    tell({ type: 'answered', questionId: question.id, outcome: outcomeOf(result) });
    if (!result.ok) return;
    onVerdict(result.data.isCorrect);
    await Promise.all([mutate(accountInfoKey), mutate(weekKey)]);
  };

  const sendAgain = () => {
    for (const waiting of unsentTurns(practice).filter(({ outcome }) => outcome.status === 'waiting')) {
      tell({ type: 'sendingAgain', questionId: waiting.question.id });
      void send(waiting);
    }
  };
  useWhenBack(sendAgain);
  // What a reload interrupted is sent as soon as the exam is known to be open.
  const isReady = place !== null;
  const resume = useEffectEvent(sendAgain);
  useEffect(() => {
    if (isReady) resume();
  }, [isReady]);

  return {
    practice,
    newQuestion: () => void newQuestion(),
    choose: (label) => tell({ type: 'chose', label }),
    confirm: () => {
      if (!turn || turn.selected === null) return;
      const confirmed = { key: crypto.randomUUID(), timeMs: Math.max(0, Math.round(studyClock() - shown.current.at)) };
      tell({ type: 'confirmed', ...confirmed });
      void send({ ...turn, ...confirmed });
    },
    sendAgain,
    forget: forgetPractice,
  };
}

/** Milliseconds that stand still while the study session rests; those of the day without one. */
function studyClock(): number {
  const session = studySession.get();
  return session ? studiedMs(session, Date.now()) : Date.now();
}

/** Calls back when the network or the person returns. */
function useWhenBack(callback: () => void): void {
  const back = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => back();
    window.addEventListener('online', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('focus', listener);
    };
  }, []);
}
