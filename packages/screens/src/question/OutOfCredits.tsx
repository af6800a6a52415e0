import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { useWords } from '../common/words.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import type { SittingState } from './QuestionScreen.types.ts';

export interface OutOfCreditsProps {
  state: Extract<SittingState, { status: 'outOfCredits' }>;
  onChoose: (label: string) => void;
}

/** The server's refusal for want of credits, and the way to more. An open question keeps its choice. */
export function OutOfCredits({ state, onChoose }: OutOfCreditsProps) {
  const { t } = useWords();
  const notice = (
    <Callout
      tone="warning"
      live="alert"
      title={t('question.outOfCredits')}
      action={
        <ButtonLink size="s" tone="secondary" href={state.sitting.pricingHref}>
          {t('question.outOfCreditsLink')}
        </ButtonLink>
      }
    >
      {state.message}
    </Callout>
  );
  if (state.open) {
    return (
      <OpenQuestion state={state} question={state.open.question} selected={state.open.selected} onChoose={onChoose}>
        {notice}
      </OpenQuestion>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">{state.sitting.modality.name}</VisuallyHidden>
      {notice}
    </>
  );
}
