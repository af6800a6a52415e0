import type { Client } from './client.ts';

/** Weeks asked for on the progress page. */
export const defaultWeeks = 1;

/** Span of the trend on the progress page. */
export const defaultPeriod = '30d';

export function analyticsCalls({ http, send }: Client) {
  return {
    summary: () => send(http.GET('/analytics/summary')),
    weekly: (weeks = defaultWeeks) => send(http.GET('/analytics/progress/weekly', { params: { query: { weeks } } })),
    monthly: () => send(http.GET('/analytics/progress/monthly')),
    examMetrics: (examId: string) =>
      send(http.GET('/analytics/exam/{examId}/metrics', { params: { path: { examId } } })),
    readiness: (examId: string) => send(http.GET('/metrics/readiness', { params: { query: { examId } } })),
    passProbability: (examId: string) => send(http.GET('/metrics/pass-probability', { params: { query: { examId } } })),
    domainProgress: (examId: string) => send(http.GET('/metrics/progress/domains', { params: { query: { examId } } })),
    trend: (examId: string, period: typeof defaultPeriod = defaultPeriod) =>
      send(http.GET('/metrics/trends/time-series', { params: { query: { examId, period } } })),
    plan: (examId: string, date: string) => send(http.GET('/metrics/plan', { params: { query: { examId, date } } })),
    weaknesses: (examId: string) => send(http.GET('/metrics/weaknesses', { params: { query: { examId } } })),
  };
}
