import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { analyticsCalls } from './analytics.ts';
import { authCalls } from './auth.ts';
import { type ClientOptions, createClient } from './client.ts';
import { examCalls } from './exams.ts';
import { onboardingCalls } from './onboarding.ts';
import { questionCalls } from './questions.ts';
import { settingsCalls } from './settings.ts';
import { systemCalls } from './system.ts';

export interface ApiOptions extends ClientOptions {
  /** IANA time zone of the person, sent when signing in. */
  timeZone: () => string;
}

/** Every call of the contract, by area. */
export function createApi(options: ApiOptions) {
  const client = createClient(options);
  return {
    auth: authCalls(client, options.timeZone),
    account: accountCalls(client),
    onboarding: onboardingCalls(client),
    settings: settingsCalls(client),
    exams: examCalls(client),
    questions: questionCalls(client),
    analytics: analyticsCalls(client),
    admin: adminCalls(client),
    system: systemCalls(client),
  };
}

export type Api = ReturnType<typeof createApi>;
