import type { Exam, Modality } from '@prepar/api-client/types';
import { localeOfTag, localeTags } from '@prepar/screens/common/locales.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { showBalance } from '../../data/credits.ts';
import { weekKey } from '../../data/useWeek.ts';
import { navigate } from '../../navigation.ts';
import { planKey } from '../../session/removePersonalData.ts';
import { keepExam } from '../keptExam.ts';
import type { KeptPlan } from './keptPlan.ts';
import { currentTurn, emptyPractice, type Practice, type Turn, unsentTurns } from './practice.ts';
import { outcomeOf, practiceReducer, saysNothingLeft } from './practiceReducer.ts';
import { forgetPractice, type PracticeScope, restorePractice, storePractice } from './practiceStorage.ts';
import { answeredIn, goingOn, type Run, type Standing, standingOf } from './run.ts';
import { studiedMs, studySession } from './studySession.ts';

export interface PracticeRun {
  practice: Practice;
  /** Asks for the next question. Ignored for a moment after a verdict, so that a second tap does not skip it. */
  newQuestion: () => void;
  /** Begins a leg of a run, or practice outside of one. Asks for a question unless one is open, and where one `mayBeAsked`. */
  start: (run: Omit<Run, 'from'> | null, mayBeAsked: boolean) => void;
  /** Where the run is, on a page that it leads to. */
  standing: Standing | null;
  choose: (answer: string | null) => void;
  confirm: () => void;
  sendAgain: () => void;
  /** The fact of the answered question is not back for review any more. */
  letGo: () => void;
  /** Whether a verdict came so short a time ago that a second tap of the one that asked for it may still follow. */
  hasJustGraded: () => boolean;
  /** Drops what was kept for a reload. */
  forget: () => void;
}

export interface PracticeOptions {
  scope: PracticeScope;
  /** The session of which alone the missed concepts are asked; null for all that are missed. */
  missedIn: string | null;
  /** Whether a session of its own begins, in which nothing was asked yet. */
  isAnew: boolean;
  /** Whether a chosen option that is not confirmed yet survives a reload. */
  keepsChoice: boolean;
  /** The account's day; undefined while it is not known. */
  today: string | undefined;
  onVerdict: (isCorrect: boolean) => void;
}

/** Milliseconds after a verdict in which nothing leads on. */
export const verdictHoldMs = 600;

/** Asks questions of a modality and sends the answers; loads one question ahead, and keeps answers that could not be sent. */
export function usePracticeRun(
  target: { exam: Exam; modality: Modality } | null,
  { scope, missedIn, isAnew, keepsChoice, today, onVerdict }: PracticeOptions,
): PracticeRun {
  const [practice, tell] = useReducer(practiceReducer, scope, (kept) =>
    isAnew ? emptyPractice : restorePractice(kept),
  );
  const { mutate } = useSWRConfig();
  const { userId, examId, modalityId, topic, only, locale } = scope;
  const turn = currentTurn(practice, modalityId);
  const placeOf = (run: Run | null) => standingOf(run, practice.turns, { examId, modalityId, topic, only });
  const standing = placeOf(practice.run);
  const isPlan = standing?.isCounted === false;
  const questionId = turn?.question.id;
  const shown = useRef({ questionId, at: 0 });
  const asked = useRef(practice.turns.length);
  const ahead = useRef<Promise<boolean> | null>(null);

  useEffect(() => {
    shown.current = { questionId, at: studyClock() };
  }, [questionId]);
  const gradedId = turn?.outcome.status === 'graded' ? turn.question.id : null;
  const gradedAt = useRef(0);
  useEffect(() => {
    if (gradedId !== null) gradedAt.current = performance.now();
  }, [gradedId]);
  useEffect(() => keepExam(userId, examId), [userId, examId]);
  useEffect(
    () => storePractice({ userId, examId, only }, practice, { keepsChoice }),
    [userId, examId, only, practice, keepsChoice],
  );

  const generate = async (where: Standing | null) => {
    if (!target) throw new Error('Questions are only asked for in an open exam');
    const { exam, modality } = target;
    const subtopic = topicOf(modality, topic, asked.current++);
    const result = await api.questions.generate({
      examId: exam.id,
      domain: modality.name,
      ...(missedIn !== null && { missedIn }),
      ...(only !== null
        ? { [only]: true, ...(where && { rest: where.done }) }
        : subtopic !== undefined && { subtopic }),
    });
    if (!result.ok) return result;
    const { id, prompt, options, answerCount, difficulty, domain, source, language } = result.data.question;
    const { reason, missedOn } = result.data;
    return {
      ok: true as const,
      question: {
        id,
        prompt,
        options,
        answerCount,
        difficulty,
        domain,
        domainId: exam.modalities.find(({ scope, name }) => scope === 'DOMAIN' && name === domain)?.id,
        source,
        reason,
        missedOn,
        modalityId: modality.id,
        locale,
        textLocale: localeOfTag(language),
      },
    };
  };

  // One question ahead, so that going on takes no wait and works through a gap in the network.
  // What is missed or due is known once the open question is answered.
  const loadAhead = (where: Standing | null) => {
    if (only !== null || where?.isLastOfLeg) return;
    ahead.current ??= generate(where).then((result) => {
      ahead.current = null;
      if (result.ok) tell({ type: 'loadedAhead', question: result.question });
      return result.ok;
    });
  };

  const newQuestion = async (where: Standing | null) => {
    if (!practice.next) tell({ type: 'generating' });
    if (practice.next || (await ahead.current)) {
      tell({ type: 'wentOn' });
      return loadAhead(where);
    }
    const result = await generate(where);
    if (!result.ok && where?.next && saysNothingLeft(result.failure))
      return navigate(where.next.href, { replace: true });
    if (!result.ok) return tell({ type: 'generationFailed', failure: result.failure });
    tell({ type: 'generated', question: result.question });
    loadAhead(where);
  };

  const send = async ({ question, selected, timeMs, key: idempotencyKey }: Turn) => {
    if (!target || selected === null || idempotencyKey === null) return;
    const answer = { questionId: question.id, examId: target.exam.id, selected, timeMs };
    const result = await api.questions.answer(answer, idempotencyKey, localeTags[question.locale]);
    const outcome = outcomeOf(result);
    tell({ type: 'answered', questionId: question.id, outcome });
    if (outcome.status === 'outOfCredits') return showBalance(0);
    if (!result.ok) return;
    onVerdict(result.data.isCorrect);
    const { creditsSpent, creditsRemaining } = result.data;
    await Promise.all([
      showBalance(creditsRemaining),
      mutate(weekKey),
      // Practice then leads to the result of the session, which the list of exams names.
      creditsSpent > 0 && creditsRemaining === 0 && mutate(['exams', locale]),
    ]);
  };

  const sendAgain = () => {
    for (const waiting of unsentTurns(practice).filter(({ outcome }) => outcome.status === 'waiting')) {
      tell({ type: 'sendingAgain', questionId: waiting.question.id });
      void send(waiting);
    }
  };
  useWhenBack(sendAgain);
  // What a reload interrupted is sent as soon as the exam is known to be open.
  const isReady = target !== null;
  const resume = useEffectEvent(sendAgain);
  useEffect(() => {
    if (isReady) resume();
  }, [isReady]);

  const hasJustGraded = () => gradedId !== null && performance.now() - gradedAt.current < verdictHoldMs;

  return {
    practice,
    newQuestion: () => {
      if (hasJustGraded()) return;
      const on = goingOn(standing);
      if (on.href !== null) return navigate(on.href, { replace: true });
      if (on.endsRun) tell({ type: 'planned', run: null });
      void newQuestion(on.endsRun ? null : standing);
    },
    start: (begun, mayBeAsked) => {
      // What is counted goes on where only its question was wanted.
      const left = standing?.isCounted && !standing.isLegOver ? practice.run : null;
      const run = begun ? { ...begun, from: answeredIn(practice.turns) } : left;
      tell({ type: 'planned', run });
      // A question that was left open is not one that is due, and one that has a reason was not asked for what was missed.
      const reason = turn?.question.reason ?? null;
      const isOther = only === 'due' ? reason !== 'REVIEW' : only === 'missed' && reason !== null;
      if (mayBeAsked && (turn === null || gradedId !== null || isOther)) void newQuestion(placeOf(run));
    },
    choose: (selected) => {
      if (questionId !== undefined) tell({ type: 'chose', questionId, selected });
    },
    confirm: () => {
      if (!turn || turn.selected === null) return;
      const confirmed = { key: crypto.randomUUID(), timeMs: Math.max(0, Math.round(studyClock() - shown.current.at)) };
      tell({ type: 'confirmed', questionId: turn.question.id, ...confirmed });
      // For all tabs. What is counted is due or missed anyway.
      if (isPlan && practice.run && turn.key === null) {
        const { done, total } = standing;
        const plan: KeptPlan = { userId, examId, day: today, legs: practice.run.legs, done: done + 1, total };
        localStorage.setItem(planKey, JSON.stringify(plan));
      }
      void send({ ...turn, ...confirmed });
    },
    standing,
    sendAgain,
    letGo: () => {
      if (turn?.outcome.status !== 'graded') return;
      const verdict = { ...turn.outcome.verdict, dueOn: null };
      tell({ type: 'answered', questionId: turn.question.id, outcome: { status: 'graded', verdict } });
    },
    hasJustGraded,
    forget: () => {
      if (isPlan) localStorage.removeItem(planKey);
      forgetPractice();
    },
  };
}

/** The wanted topic, where the modality has it in the language of the page; else its topics in turn. */
function topicOf({ topics }: Modality, wanted: string | null, turn: number): string | undefined {
  return topics.find((topic) => topic === wanted) ?? topics[turn % topics.length];
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
