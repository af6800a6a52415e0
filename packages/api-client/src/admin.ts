import type { Client } from './client.ts';

export function adminCalls({ http, send }: Client) {
  return {
    summary: () => send(http.GET('/admin/summary')),
  };
}
