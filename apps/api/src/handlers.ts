import { accountHandlers } from './account/handlers.ts';
import { adminHandlers } from './admin/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { attemptHandlers } from './attempts/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { recoveryHandlers } from './auth/recovery/handlers.ts';
import { socialHandlers } from './auth/social/handlers.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { examHandlers } from './exams/handlers.ts';
import type { Handlers } from './http/operations.ts';
import type { Mailer } from './mail/mailer.ts';
import { onboardingHandlers } from './onboarding/handlers.ts';
import { questionHandlers } from './questions/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { systemHandlers } from './system/handlers.ts';

export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  /** Origin of the product, for links and cookies. */
  publicUrl: () => string;
}

/** One handler for every operation of the contract. */
export function createHandlers({ config, db, mailer, publicUrl }: Services): Handlers {
  return {
    ...systemHandlers(db),
    ...authHandlers({ db, config, publicUrl }),
    ...recoveryHandlers({ db, mailer }),
    ...socialHandlers({ db, config, publicUrl }),
    ...accountHandlers({ db, config, mailer, publicUrl }),
    ...settingsHandlers(db),
    ...onboardingHandlers(db),
    ...examHandlers(db),
    ...questionHandlers(db, config.freeDailyCredits),
    ...attemptHandlers(db, config.freeDailyCredits),
    ...analyticsHandlers(db),
    ...adminHandlers(db),
  };
}
