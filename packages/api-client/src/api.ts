import { accountCalls } from './account.ts';
import { analyticsCalls } from './analytics.ts';
import { authCalls } from './auth.ts';
import type { Client } from './client.ts';
import { examCalls } from './exams.ts';
import { onboardingCalls } from './onboarding.ts';
import { questionCalls } from './questions.ts';
import { settingsCalls } from './settings.ts';
import { systemCalls } from './system.ts';

/** Every call of the contract by area, but for those of administrators. `timeZone`: IANA name of the person's, sent when signing in. */
export function createApi(client: Client, timeZone: () => string) {
  return {
    auth: authCalls(client, timeZone),
    account: accountCalls(client),
    onboarding: onboardingCalls(client),
    settings: settingsCalls(client),
    exams: examCalls(client),
    questions: questionCalls(client),
    analytics: analyticsCalls(client),
    system: systemCalls(client),
  };
}

export type Api = ReturnType<typeof createApi>;
