import { longestLeg, missedInParameter, onlyLink, runLink } from './links.ts';

/** What was missed in an exam, which is counted where its number is known. */
export const missedLink = (examId: string, modalityId: string, count?: number): string =>
  count === undefined
    ? onlyLink(examId, modalityId, 'missed')
    : runLink(examId, [{ modalityId, only: 'missed', questions: Math.min(count, longestLeg) }]);

/** What was missed in one session of it. */
export const missedInLink = (sessionId: string, ...of: [examId: string, modalityId: string, count: number]): string =>
  `${missedLink(...of)}&${missedInParameter}=${sessionId}`;
