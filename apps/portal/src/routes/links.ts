import type { Exam } from '@prepar/api-client/types';
import type { AdminLinks, LearnerLinks, PublicLinks } from '@prepar/screens/shell/shell.types.ts';

/** Address of every page that another one leads to. */
export const links = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  practice: '/practice',
  progress: '/progress',
  certificates: '/certificates',
  profile: '/profile',
  settings: '/settings',
  pricing: '/pricing',
  logout: '/logout',
  admin: '/admin',
  partnership: '/partneship',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  cookies: '/privacy-policy#cookies',
} satisfies LearnerLinks & AdminLinks & PublicLinks & Record<string, string>;

/** Said in the address by a press that asks for a question, not by an address that was copied or loaded again. */
export const startParameter = 'start';

const address = (page: string, query: Record<string, string>): string => `${page}?${new URLSearchParams(query)}`;

/** Starts practice in an exam's modality, or in one of its topics, or goes on with the question that is open there. */
export const trainingLink = (examId: string, modalityId: string, topic?: string): string =>
  address('/question', {
    exam: examId,
    modality: modalityId,
    ...(topic && { topic }),
    [startParameter]: 'now',
  });

/** What of a page is shown, where its address has several views. Of a full simulation: its result or the review of its questions. */
export const viewParameter = 'view';

/** A full simulation that runs, or what the last one brought. */
export const simulationLink = (examId: string, modalityId: string, view?: 'result' | 'review'): string =>
  address('/question', { exam: examId, modality: modalityId, ...(view !== undefined && { [viewParameter]: view }) });

/** An address with a query, which may be empty. */
export const withQuery = (page: string, query: string): string => (query ? `${page}?${query}` : page);

/** The day of an exam, and what it takes. */
export const planLink = (examId?: string): string =>
  address(links.progress, { [viewParameter]: 'plan', ...(examId !== undefined && { exam: examId }) });

/** How the readiness figure is worked out. */
export const methodLink = address(links.progress, { [viewParameter]: 'method' });

/** What of an exam is practised, in other words: what was answered wrong, or the facts that are due for review. */
export type Only = 'missed' | 'due';
export const onlyParameter = 'only';
export const onlyLink = (examId: string, modalityId: string, only: Only | null, topic?: string): string =>
  `${trainingLink(examId, modalityId, topic)}${only ? `&${onlyParameter}=${only}` : ''}`;
/** The practice session of which alone the missed concepts are asked. */
export const missedInParameter = 'missed-in';
export const onlyOf = (text: string | null): Only | null => (text === 'missed' || text === 'due' ? text : null);

/** Id of the modality that draws from a whole exam. */
export const allContent = 'all';

/** A part of a run: so many questions of a modality, of one of its topics, or of what is missed or due in it. */
export interface Leg {
  modalityId: string;
  only: Only | null;
  questions: number;
  topic?: string | undefined;
  /** Whether it is a session of its own, with a count and a result, as what is missed or due is. Default false. */
  isOwn?: boolean;
}
export const legParameter = 'leg';
export const atParameter = 'at';

/** Starts one leg of a run; the others go with it. */
export function runLink(examId: string, legs: readonly Leg[], at = 0): string {
  const leg = legs[at];
  if (!leg) throw new Error('No such leg');
  const query = new URLSearchParams(legs.map((one) => [legParameter, writeLeg(one)]));
  query.set(atParameter, String(at));
  return `${onlyLink(examId, leg.modalityId, leg.only, leg.topic)}&${query}`;
}

/** Stands in a leg where others say what alone is asked. */
export const ownLeg = 'own';

const writeLeg = ({ modalityId, only, questions, topic, isOwn }: Leg): string =>
  [questions, only ?? (isOwn ? ownLeg : ''), topic ? `${modalityId}/${topic}` : modalityId].join('.');

/** The longest leg that an address can say. */
export const longestLeg = 999;

/** What is due in an exam, which is counted. */
export const dueLink = (examId: string, count: number): string =>
  runLink(examId, [{ modalityId: allContent, only: 'due', questions: Math.min(count, longestLeg) }]);

/** What comes back, and when. */
export const reviewsLink = address(links.practice, { [viewParameter]: 'reviews' });

/** Everything that one reported. */
export const reportsLink = address(links.profile, { [viewParameter]: 'reports' });

/** What a practice session brought, which was of what is missed (of one session) or due in the end, where that is said. */
export const sessionParameter = 'session';
export const sessionResultLink = (
  sessionId: string,
  only: Only | null = null,
  missedIn: string | null = null,
): string =>
  address('/question', {
    [sessionParameter]: sessionId,
    ...(only && { [onlyParameter]: only }),
    ...(missedIn !== null && { [missedInParameter]: missedIn }),
  });

/** What an open practice session brought so far; null before its first answer. Both times are the server's. */
export const openResultLink = (open: Exam['openSession'], lastAnswer: string | null | undefined): string | null =>
  open?.kind === 'PRACTICE' && lastAnswer && lastAnswer >= open.startTime ? sessionResultLink(open.id) : null;

/** Past answers: of one exam, domain or verdict where that is wanted, with one of them open. */
export interface AnswersWanted {
  exam?: string;
  domain?: string;
  period?: string;
  wrong?: 'yes';
  reported?: 'yes';
  /** Id of the question that is open. */
  q?: string;
}

export const answersLink = (wanted: AnswersWanted = {}): string =>
  address(links.progress, { [viewParameter]: 'answers', ...wanted });
