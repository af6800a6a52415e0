import type { Client } from './client.ts';

export function adminCalls({ http, send }: Client) {
  return {
    dashboard: () => send(http.GET('/admin/dashboard')),
    exam: (examId: string) => send(http.GET('/admin/exam/{examId}', { params: { path: { examId } } })),
    summary: () => send(http.GET('/admin/summary')),
  };
}
