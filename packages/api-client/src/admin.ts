import type { AdminPeriod, operations, PlanName } from '@prepar/openapi/types';
import type { Client } from './client.ts';

type QuestionsQuery = NonNullable<operations['listQuestionItems']['parameters']['query']>;
type PeopleQuery = NonNullable<operations['listUsers']['parameters']['query']>;

/** The calls of administrators, which nobody else need load. */
export function adminCalls({ http, send, sendPage }: Client) {
  const of = (userId: string) => ({ path: { userId } });
  return {
    dashboard: (period: AdminPeriod) => send(http.GET('/admin/dashboard', { params: { query: { period } } })),
    exam: (examId: string, period: AdminPeriod) =>
      send(http.GET('/admin/exam/{examId}', { params: { path: { examId }, query: { period } } })),
    summary: () => send(http.GET('/admin/summary')),
    /** A page of accounts. */
    people: (query: PeopleQuery) => sendPage(http.GET('/admin/users', { params: { query } })),
    person: (userId: string) => send(http.GET('/admin/users/{userId}', { params: of(userId) })),
    suspend: (userId: string, reason: string) =>
      send(http.PUT('/admin/users/{userId}/status', { params: of(userId), body: { status: 'suspended', reason } })),
    reactivate: (userId: string) =>
      send(http.PUT('/admin/users/{userId}/status', { params: of(userId), body: { status: 'active' } })),
    /** Questions to decide on, or those that were taken out of circulation, with how many there are. */
    questions: (query: QuestionsQuery) =>
      send(
        http
          .GET('/admin/questions', { params: { query } })
          .then((answer) =>
            answer.data
              ? { ...answer, data: { ...answer.data, data: { items: answer.data.data, counts: answer.data.meta } } }
              : answer,
          ),
      ),
    /** How the questions fare as a whole. */
    quality: () => send(http.GET('/admin/quality')),
    question: (itemId: string) => send(http.GET('/admin/questions/{itemId}', { params: { path: { itemId } } })),
    decideQuestion: (itemId: string, body: { verdict: 'CONFIRMED' | 'RELEASED'; note?: string }) =>
      send(http.POST('/admin/questions/{itemId}/decision', { params: { path: { itemId } }, body })),
    undoDecision: (itemId: string) =>
      send(http.DELETE('/admin/questions/{itemId}/decision', { params: { path: { itemId } } })),
    changePlan: (userId: string, plan: PlanName) =>
      send(http.PUT('/admin/users/{userId}/plan', { params: of(userId), body: { plan } })),
    /** Gives credits; the same key makes a repeated call count once. */
    giveCredits: (userId: string, gift: { amount: number; reason: string }, idempotencyKey: string) =>
      send(
        http.POST('/admin/users/{userId}/credits', {
          body: gift,
          params: { ...of(userId), header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
  };
}
