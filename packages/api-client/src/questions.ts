import type { CreateAttemptRequest, CreateQuestionReportRequest, operations } from '@prepar/openapi/types';
import type { Client } from './client.ts';

/** How many questions a draw has, and answers a page, unless told. */
export const defaultRandomQuestions = 1;
export const defaultAttempts = 10;

export interface GenerationWish {
  examId: string;
  /** Name of the modality. */
  domain: string;
  subtopic?: string;
  /** Asks for what was answered wrong and not right since. */
  missed?: boolean;
  /** The practice session in which it was answered wrong. */
  missedIn?: string;
  /** So many questions asked last are not asked about again before the other missed ones. */
  rest?: number;
  /** Asks for what is due for review, free of credits. */
  due?: boolean;
}

/** Which past answers are wanted, and from where on. */
export type PastAnswersQuery = NonNullable<operations['listAttempts']['parameters']['query']>;

export function questionCalls({ http, send, sendPage }: Client) {
  return {
    generate: (wish: GenerationWish) =>
      send(http.POST('/questions/generate', { body: { ...wish, difficulty: 'MEDIUM' } })),
    /** Draws `limit` questions over the whole exam. */
    random: (examId: string, limit = defaultRandomQuestions) =>
      send(http.GET('/questions/questions/random', { params: { query: { examId, limit } } })),
    /** The latest answers, newest first. */
    attempts: (examId?: string, limit = defaultAttempts) =>
      send(http.GET('/attempts', { params: { query: { limit, ...(examId && { examId }) } } })),
    /** A page of past answers with where it goes on and its sums. */
    pastAnswers: (query: PastAnswersQuery) =>
      send(
        http
          .GET('/attempts', { params: { query } })
          .then((answer) =>
            answer.data
              ? { ...answer, data: { ...answer.data, data: { answers: answer.data.data, meta: answer.data.meta } } }
              : answer,
          ),
      ),
    /** An answered question, to be read again. */
    pastAnswer: (questionId: string) => send(http.GET('/attempts/{questionId}', { params: { path: { questionId } } })),
    /** Reports what is wrong with an answered question. */
    report: (questionId: string, body: CreateQuestionReportRequest) =>
      send(http.POST('/questions/{questionId}/report', { params: { path: { questionId } }, body })),
    /** A page of what one reported, with where it goes on and its sums. */
    reports: (cursor: string | null) =>
      sendPage(http.GET('/reports', { params: { query: { ...(cursor !== null && { cursor }) } } })),
    /** What is due for review, and what comes back when. */
    reviews: () => send(http.GET('/reviews')),
    /** Reviews the fact of an answered question later, or never again. */
    wishReview: (questionId: string, wanted: boolean) =>
      send(http.PUT('/attempts/{questionId}/review', { params: { path: { questionId } }, body: { wanted } })),
    attemptStats: () => send(http.GET('/attempts/stats/user')),
    explanation: (questionId: string) =>
      send(http.GET('/questions/{questionId}/explanation', { params: { path: { questionId } } })),
    /** Explains an answered question in other words, in the language of a BCP 47 tag. */
    explainAgain: (questionId: string, language: string) =>
      send(
        http.POST('/questions/{questionId}/explanation', {
          params: { path: { questionId } },
          headers: { 'Accept-Language': language },
        }),
      ),
    /** Answers a question; the same key makes a repeated call count once, the BCP 47 tag is the language of the reasons. */
    answer: (body: CreateAttemptRequest, idempotencyKey: string, language: string) =>
      send(
        http.POST('/attempts', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          headers: { 'Accept-Language': language },
        }),
      ),
  };
}
