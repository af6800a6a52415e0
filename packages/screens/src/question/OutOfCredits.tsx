import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { CreditsNotice } from '../common/CreditsNotice.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { needsEndDialog } from './sittingRules.ts';

type OutOfCreditsState = Extract<SittingState, { status: 'outOfCredits' }>;

/** No credit, and no question is open: when they come back. */
export function OutOfCredits({ state }: { state: OutOfCreditsState }) {
  const { sitting, message } = state;
  return (
    <>
      <VisuallyHidden as="h1">{sitting.modality.name}</VisuallyHidden>
      <CreditsNotice
        renewsInMinutes={sitting.credits?.renewsInMinutes ?? null}
        message={message ?? undefined}
        work={sitting.freeWork}
        progressHref={sitting.progressHref}
        pricingHref={sitting.pricingHref}
        isSecond={needsEndDialog(state)}
      />
    </>
  );
}
