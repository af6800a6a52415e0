import { accountHandlers } from './account/handlers.ts';
import { adminHandlers } from './admin/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { attemptHandlers } from './attempts/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { createSeal } from './auth/seal.ts';
import { recoveryHandlers } from './auth/recovery/handlers.ts';
import { socialHandlers } from './auth/social/handlers.ts';
import { totpHandlers } from './auth/totp/handlers.ts';
import type { Pipeline } from './database/pipeline.ts';
import type { Pulse } from './database/pulse.ts';
import { examDateHandlers } from './exam-dates/handlers.ts';
import { examHandlers } from './exams/handlers.ts';
import type { Handlers } from './http/operations.ts';
import { onboardingHandlers } from './onboarding/handlers.ts';
import { pastAnswerHandlers } from './past-answers/handlers.ts';
import type { Generator } from './questions/generator.ts';
import { peopleHandlers } from './people/handlers.ts';
import { questionHandlers } from './questions/handlers.ts';
import type { Advise } from './questions/service.ts';
import type { Workshop } from './questions/written/write.ts';
import { readinessHandlers } from './readiness/handlers.ts';
import { qualityHandlers } from './quality/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { adviseOn } from './readiness/service.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { dueFacts } from './reviews/service.ts';
import type { Services } from './services.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { simulationHandlers } from './simulations/handlers.ts';
import { sittingHandlers } from './sittings/handlers.ts';
import { systemHandlers } from './system/handlers.ts';

/** One handler for every operation of the contract. */
export function createHandlers({
  config,
  db,
  pulse,
  pipeline,
  mailer,
  generator,
  workshop,
  publicUrl,
}: Services & { pulse: Pulse; pipeline: Pipeline; generator: Generator; workshop: Workshop | null }): Handlers {
  const seal = createSeal(config);
  const advise: Advise = (...who) => adviseOn(db, ...who);
  return {
    ...systemHandlers(pulse),
    ...authHandlers({ db, config, seal, publicUrl }),
    ...recoveryHandlers({ db, mailer, publicUrl }),
    ...totpHandlers({ db, seal }),
    ...socialHandlers({ db, config, publicUrl }),
    ...accountHandlers({ db, config, mailer, publicUrl }),
    ...settingsHandlers(db),
    ...onboardingHandlers(db),
    ...examHandlers(db),
    ...examDateHandlers(db),
    ...sittingHandlers({ db, generator }, config.freeDailyCredits),
    ...simulationHandlers(db, config.freeDailyCredits),
    ...questionHandlers(
      { db, generator, advise, workshop, findDue: (...who) => dueFacts(db, ...who) },
      config.freeDailyCredits,
    ),
    ...reviewHandlers(db),
    ...attemptHandlers({ db, pipeline }, { generator, desk: workshop?.desk ?? null }, config.freeDailyCredits),
    ...pastAnswerHandlers(db),
    ...reportHandlers(db),
    ...qualityHandlers(db),
    ...analyticsHandlers(db),
    ...readinessHandlers(db),
    ...adminHandlers(db),
    ...peopleHandlers({ db, config, mailer }),
  };
}
