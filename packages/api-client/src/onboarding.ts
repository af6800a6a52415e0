import type { Client } from './client.ts';

export function onboardingCalls({ http, send }: Client) {
  return {
    status: () => send(http.GET('/config/onboarding')),
    complete: () => send(http.POST('/config/onboarding/force-complete', { body: { step: 'tourComplete' } })),
  };
}
