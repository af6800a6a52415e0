import type { Attempt, Exam, PracticeSession, ReviewDeck } from '@prepar/api-client/types';
import type { OpenedView } from '@prepar/screens/answers/answers.types.ts';
import type { SessionResultState, SessionResultView } from '@prepar/screens/answers/SessionResultScreen.types.ts';
import { failureOf } from '../../data/failures.ts';
import { answersLink, dueLink, links, methodLink, type Only, trainingLink } from '../links.ts';
import { missedInLink, missedLink } from '../missedLink.ts';
import { presentExam } from '../presentExam.ts';
import { wholeExam } from '../wholeExam.ts';
import { presentAnswer, presentCallFailure } from './presentAnswers.ts';

export interface SessionResultData {
  exams: readonly Exam[] | undefined;
  examsError: unknown;
  session: PracticeSession | undefined;
  /** Its answers, newest first, or the last ones of many. */
  answers: readonly Attempt[] | undefined;
  sessionError: unknown;
  /** Whether it ended among what was missed, or among reviews. */
  only: Only | null;
  /** What comes back for review; undefined where it is not known. */
  deck: ReviewDeck | undefined;
  /** The session whose missed concepts it was about; undefined for any other. */
  origin?: PracticeSession | undefined;
  opened: OpenedView | null;
  creditsLeft: number | null;
}

const practiceHref = links.practice;

const kinds = { none: 'practice', missed: 'missed', due: 'review' } as const;

/** So many answers need no range. */
const enoughAnswers = 60;

/** Of a standard normal distribution, what leaves a twentieth at either side. */
const z = 1.6449;

/** Per cent between which the accuracy behind so many right answers lies in 9 of 10 cases (Wilson). */
export function intervalOf(right: number, total: number): { low: number; high: number } {
  const share = right / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const centre = share + (z * z) / (2 * total);
  const scale = 1 + (z * z) / total;
  return { low: ((centre - spread) / scale) * 100, high: ((centre + spread) / scale) * 100 };
}

/** What a practice session brought. */
export function presentSessionResult(data: SessionResultData): SessionResultState {
  const { exams, session, answers } = data;
  const failure = failureOf(data.sessionError) ?? failureOf(data.examsError);
  if (!session || !answers || !exams) {
    if (failure?.kind === 'http' && failure.status === 404) return { status: 'missing', practiceHref };
    return failure
      ? { status: 'failed', failure: presentCallFailure(failure), practiceHref }
      : { status: 'loading', practiceHref };
  }
  const exam = exams.find(({ id }) => id === session.examId);
  const modalityId = session.modalityId ?? (exam && wholeExam(exam)?.id);
  if (!exam || modalityId === undefined) return { status: 'missing', practiceHref };
  const goOnHref = trainingLink(exam.id, modalityId);
  const { answered, correct } = session;
  if (answered === 0) return { status: 'empty', practiceHref };
  const whole = wholeExam(exam);
  const { only, deck } = data;
  const left = only === 'due' && deck ? deck.due : [];
  const due = left.find(({ examId }) => examId === exam.id) ?? left[0];
  // A run over what was missed in a session goes on with what is left of that.
  const source = only !== 'missed' ? session : data.origin?.missed ? data.origin : null;
  const missed = source ? source.missed : session.missedInExam;
  const canAnswer = data.creditsLeft !== 0 && due?.examId !== exam.id;
  const reviewed = only !== 'missed' && data.deck && isOfToday(session, data.deck) ? data.deck : null;
  const allRight = only === 'missed' ? allRightOf(session, data.origin) : null;
  return {
    status: 'ready',
    result: {
      exam: presentExam(exam),
      kind: kinds[only ?? 'none'],
      due: due ? { examCode: due.examCode, count: due.count, href: dueLink(due.examId, due.count) } : null,
      reviewed:
        reviewed && reviewed.due.length === 0 && reviewed.doneToday > 0
          ? { done: reviewed.doneToday, right: reviewed.rightToday }
          : null,
      allRight,
      daysToBack: deck && !allRight ? daysToBack(deck, answers) : null,
      endedAt: session.endTime,
      answered,
      right: correct,
      seconds: session.duration,
      averageSeconds: Math.round(session.answerTimeMs / answered / 1000),
      interval: answered >= enoughAnswers ? null : intervalOf(correct, answered),
      domains: session.domains.map(({ domain, correctAnswers, totalQuestions }) => ({
        name: domain,
        right: correctAnswers,
        total: totalQuestions,
      })),
      worst: worstOf(exam, session, canAnswer),
      readiness: session.readiness && { ...session.readiness, of: 'practice', methodHref: methodLink },
      answers: answers
        .map((attempt, place) => ({
          ...presentAnswer(attempt),
          number: answered - place,
          optionCount: attempt.optionCount,
        }))
        .toReversed(),
      opened: data.opened,
      missed:
        missed > 0 && whole && only !== 'due' && !allRight
          ? {
              count: missed,
              wrong: only === 'missed' ? null : answered - correct,
              creditsLeft: data.creditsLeft,
              href: source ? missedInLink(source.id, exam.id, whole.id, missed) : missedLink(exam.id, whole.id, missed),
            }
          : null,
      practiceHref,
      goOnHref: canAnswer ? goOnHref : null,
      historyHref: answersLink({ exam: exam.id }),
    },
  };
}

/** Hours that the day of an account can be ahead of the world's. */
const mostAhead = 14;

/** Whether a session ended on the day that the deck is of, or has not ended. */
const isOfToday = ({ endTime }: PracticeSession, { today }: ReviewDeck): boolean =>
  endTime === null || Date.parse(endTime) >= Date.parse(today) - mostAhead * 3_600_000;

/** Where nothing that was missed is left after a run over it. */
function allRightOf(session: PracticeSession, origin: PracticeSession | undefined): 'session' | 'exam' | null {
  if (session.missedInExam === 0) return 'exam';
  return origin?.missed === 0 ? 'session' : null;
}

/** Days until all facts that were missed are back; null where none was, or one comes later than the deck shows. */
function daysToBack({ facts, today }: ReviewDeck, answers: readonly Attempt[]): number | null {
  const missed = answers.filter(({ isCorrect }) => !isCorrect);
  const days = missed.map(({ questionId }) => {
    const dueOn = facts.find((fact) => fact.questionId === questionId)?.dueOn ?? '';
    return (Date.parse(dueOn) - Date.parse(today)) / 86_400_000;
  });
  // Not a number where one of them is none.
  const last = Math.max(...days);
  return last > 0 ? last : null;
}

/** The domain of more than half of the wrong answers, when it has two of them at least. */
function worstOf(
  exam: Exam,
  { domains, answered, correct }: PracticeSession,
  canAnswer: boolean,
): SessionResultView['worst'] {
  const allWrong = answered - correct;
  const wrongIn = ({ totalQuestions, correctAnswers }: PracticeSession['domains'][number]) =>
    totalQuestions - correctAnswers;
  const worst = domains.toSorted((a, b) => wrongIn(b) - wrongIn(a))[0];
  const modality = exam.modalities.find(({ name, scope }) => scope === 'DOMAIN' && name === worst?.domain);
  if (!worst || !modality || domains.length < 2 || wrongIn(worst) < 2 || wrongIn(worst) * 2 <= allWrong) return null;
  return {
    name: worst.domain,
    wrong: wrongIn(worst),
    allWrong,
    weight: modality.weight,
    trainHref: canAnswer ? trainingLink(exam.id, modality.id) : null,
  };
}
