import type { Client } from './client.ts';

export function systemCalls({ http, send }: Client) {
  return {
    /** Whether the server and its database are well. */
    health: () => send(http.GET('/health')),
  };
}
