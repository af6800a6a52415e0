import type { Failure as CallFailure } from '@prepar/api-client/failure';
import type { Exam, Modality } from '@prepar/api-client/types';
import type {
  Failure,
  Pace,
  ReviewFilter,
  SimulationActions,
  SimulationState,
  SittingView,
} from '@prepar/screens/simulation/SimulationScreen.types.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { useCredits } from '../../data/credits.ts';
import { failureOf, messageOf } from '../../data/failures.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { navigate, useSearch } from '../../navigation.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { simulationLink, startParameter, viewParameter } from '../links.ts';
import { presentExam } from '../presentExam.ts';
import { forgetPractice } from '../question/practiceStorage.ts';
import { keepSession } from '../question/studySession.ts';
import { draft, forgetDraft, openDraft } from './draft.ts';
import { presentEntry } from './presentEntry.ts';
import { presentResult } from './presentResult.ts';
import { presentReview } from './presentReview.ts';
import { presentSitting } from './presentSitting.ts';
import { useAnswers } from './useAnswers.ts';
import { useLatestSimulation } from './useLatestSimulation.ts';
import { useOnline } from './useOnline.ts';
import { useServerNow } from './useServerNow.ts';

const hideTimeKey = 'prepar-hides-exam-time';
const shortcutsKey = 'prepar-shortcuts';

/** How long nothing is tried again after the end could not be told, in milliseconds. */
const endAgainMs = 5000;

/** A full simulation of an exam: its start, the sitting, the result and the review, which the address tells apart. */
export function useSimulation(exam: Exam, modality: Modality): { state: SimulationState; actions: SimulationActions } {
  const { id: userId } = useUser();
  const query = new URLSearchParams(useSearch());
  const { mutate: mutateAll } = useSWRConfig();
  const { data: latest, error, mutate } = useLatestSimulation(exam.id);
  const creditsLeft = useCredits()?.left ?? null;
  const { data: deck } = useReviewDeck(creditsLeft !== null && creditsLeft < exam.totalQuestions);
  const hasNetwork = useOnline();
  const [pace, choosePace] = useState<Pace>('OFFICIAL');
  const [start, setStart] = useState<{ isPending: boolean; failure: Failure | null }>({
    isPending: false,
    failure: null,
  });
  const [ending, setEnding] = useState<SittingView['ending']>('no');
  const [endFailure, setEndFailure] = useState<Failure | null>(null);
  const [hidesTime, setHidesTime] = useState(() => localStorage.getItem(hideTimeKey) === 'on');
  const [closedWarning, setClosedWarning] = useState<number | null>(null);
  const [reviewed, setReviewed] = useState<{ filter: ReviewFilter; domain: string | null; questionId: string | null }>({
    filter: 'todo',
    domain: null,
    questionId: null,
  });

  const simulation = latest?.simulation ?? null;
  const offset = latest?.offset ?? 0;
  const isRunning = simulation?.status === 'IN_PROGRESS';
  const wantsEntry = query.has(startParameter);
  const isSitting = isRunning && !wantsEntry;
  const now = useServerNow(offset, latest !== undefined);
  const answers = useAnswers(exam.id, { simulation: isRunning ? simulation : null, offset, isSitting, mutate });
  const open = useStore(draft);
  const isOver = isRunning && now >= Date.parse(simulation.endsAt);

  const simulationId = isRunning ? simulation.id : null;
  useEffect(() => {
    if (simulationId !== null) openDraft({ userId, simulationId, examId: exam.id });
  }, [userId, simulationId, exam.id]);

  const finish = async (by: 'learner' | 'time') => {
    if (!simulation) return;
    setEnding(by);
    setEndFailure(null);
    const fail = (failure: CallFailure) => {
      setEndFailure(presentFailure(failure));
      if (by === 'learner') setEnding('no');
    };
    const sent = await answers.send();
    if (sent === 'waiting') return fail({ kind: 'transport', message: null });
    const result = await api.exams.finish(
      exam.id,
      Math.max(0, Math.round(Date.now() + offset - Date.parse(simulation.startTime))),
    );
    if (!result.ok) return fail(result.failure);
    await mutate();
    forgetDraft();
    navigate(simulationLink(exam.id, modality.id, 'result'), { replace: true });
    setEnding('no');
    // Figures of every page have changed.
    await mutateAll((key) => !(Array.isArray(key) && key[0] === 'simulation'));
  };

  // The end comes by itself, and is told again until it got through.
  const endByTime = useEffectEvent(() => void finish('time'));
  useEffect(() => {
    if (!isOver || !isSitting) return undefined;
    const soon = setTimeout(endByTime);
    const timer = setInterval(endByTime, endAgainMs);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [isOver, isSitting]);

  const mutateExams = () => mutateAll((key) => Array.isArray(key) && key[0] === 'exams');
  // What the start ends may have begun since the list was fetched.
  const refreshExams = useEffectEvent(() => void mutateExams());
  useEffect(() => {
    if (wantsEntry) refreshExams();
  }, [wantsEntry]);

  const begin = async () => {
    setStart({ isPending: true, failure: null });
    const started = await api.exams.start(exam.id, modality.id, pace);
    if (!started.ok) return setStart({ isPending: false, failure: presentFailure(started.failure) });
    keepSession(null);
    forgetPractice();
    await mutate();
    void mutateExams();
    navigate(simulationLink(exam.id, modality.id), { replace: true });
    setStart({ isPending: false, failure: null });
  };

  const show = (view?: 'result' | 'review') => navigate(simulationLink(exam.id, modality.id, view));
  return {
    state: present(),
    actions: {
      retry: () => void mutate(),
      choosePace,
      start: () => void begin(),
      resume: () => show(),
      showResult: () => show('result'),
      choose: answers.choose,
      strike: answers.strike,
      flag: answers.flag,
      goTo: isSitting ? answers.goTo : (questionId) => setReviewed({ ...reviewed, questionId }),
      sendNow: () => void answers.send(),
      closeWarning: () => setClosedWarning(warningAt(simulation?.endsAt, now)),
      hideTime: (isHidden) => {
        localStorage.setItem(hideTimeKey, isHidden ? 'on' : 'off');
        setHidesTime(isHidden);
      },
      end: () => void finish(isOver ? 'time' : 'learner'),
      review: (filter, domain) => {
        setReviewed({ filter, domain, questionId: null });
        if (query.get(viewParameter) !== 'review') show('review');
      },
    },
  };

  function present(): SimulationState {
    const failure = failureOf(error);
    if (!latest) return failure ? { status: 'failed', failure: presentFailure(failure) } : { status: 'loading' };
    const identity = presentExam(exam);
    const isOnline = hasNetwork && !answers.isCutOff;
    if (simulation && isSitting) {
      if (!open) return { status: 'loading' };
      return {
        status: 'sitting',
        sitting: presentSitting({
          exam: identity,
          simulation,
          draft: open,
          now,
          isOnline,
          isSending: answers.isSending,
          hidesTime,
          closedWarning,
          ending: isOver ? 'time' : ending,
          failure: endFailure,
          hasShortcuts: localStorage.getItem(shortcutsKey) !== 'off',
        }),
      };
    }
    const view = query.get(viewParameter);
    if (simulation?.status === 'COMPLETED' && !wantsEntry) {
      const review = view === 'review' ? presentReview({ exam: identity, simulation, ...reviewed }) : null;
      if (review) return { status: 'review', review };
      if (view === 'result') return { status: 'result', result: presentResult(identity, exam, simulation) };
    }
    return {
      status: 'entry',
      entry: presentEntry({
        exam,
        simulation,
        pace,
        creditsLeft,
        deck,
        now,
        isOnline: hasNetwork,
        isStarting: start.isPending,
        failure: start.failure,
        questionId: open?.questionId ?? null,
      }),
    };
  }
}

/** The warning that is closed by a press now. */
const warningAt = (endsAt: string | undefined, now: number) =>
  endsAt === undefined || Date.parse(endsAt) - now > 300_000 ? 10 : 5;

const presentFailure = (failure: CallFailure): Failure =>
  failure.kind === 'transport' ? { reason: 'connection' } : { reason: 'server', message: messageOf(failure) };
