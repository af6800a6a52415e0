import { Link } from '@prepar/ui/Link';
import { SheetCell } from '@prepar/ui/SheetGrid';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import type { CreditsNote, ModalityView } from './PracticeScreen.types.ts';

export interface CreditsCellProps {
  credits: CreditsNote;
  /** Questions of the full simulation, when the exam has one. */
  simulationCount: ModalityView['questionCount'];
}

/** What an answer costs, how many credits are left, and where there are more. */
export function CreditsCell({ credits, simulationCount }: CreditsCellProps) {
  const { t, rich } = useWords();
  return (
    <SheetCell
      tone="canvas"
      title={t('practice.credits.title')}
      foot={
        <Text size="body-s">
          <Link href={credits.pricingHref} standalone>
            {t('practice.credits.pricing')}
          </Link>
        </Text>
      }
    >
      <Text size="body-s" tone="muted">
        {credits.left !== null && rich('practice.credits.left', { count: credits.left, b: strong })}{' '}
        {typeof simulationCount === 'number' && t('practice.credits.simulation', { count: simulationCount })}
      </Text>
    </SheetCell>
  );
}

const strong = (parts: ReactNode[]) => (
  <Text as="strong" size="inherit">
    {parts}
  </Text>
);
