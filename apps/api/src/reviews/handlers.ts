import { domainName, findExam, knownTopicName } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import { factTaught } from '../questions/present-question.ts';
import { deckOf, wantReview } from './service.ts';

export function reviewHandlers(db: Database) {
  return {
    getReviewDeck: async ({ user, locale, now }) => {
      const { today, due, done, right, days, facts } = await deckOf(db, user, now);
      return {
        data: {
          today,
          due: due.flatMap(({ examId, count }) => {
            const exam = findExam(examId);
            return exam ? [{ examId, examCode: exam.code, count }] : [];
          }),
          doneToday: done,
          rightToday: right,
          days,
          facts: facts.flatMap(({ examId, questionId, item, dueOn, times, isCorrect, answeredOn }) => {
            const exam = findExam(examId);
            if (!exam) return [];
            return [
              {
                questionId,
                examId,
                examCode: exam.code,
                domain: domainName(examId, item.domain, locale),
                topic: knownTopicName(examId, item.topic, locale),
                prompt: item.stem[locale],
                fact: factTaught(item, locale),
                dueOn,
                reviewCount: times,
                lastCorrect: isCorrect,
                lastAnsweredOn: answeredOn,
              },
            ];
          }),
        },
      };
    },
    saveReviewWish: async ({ user, params, body, now }) => {
      const { questionId } = params;
      return { data: { questionId, dueOn: await wantReview(db, user, { questionId, isWanted: body.wanted, now }) } };
    },
  } satisfies Partial<Handlers>;
}
