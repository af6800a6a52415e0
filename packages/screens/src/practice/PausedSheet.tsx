import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { Play } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { PausedQuestion } from './PracticeScreen.types.ts';

/** The question that was left open, and the way back to it. */
export function PausedSheet({ paused: { number, prompt, href } }: { paused: PausedQuestion }) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('practice.paused.title', { number })}
      level={3}
      actionOnPhone="foot"
      action={
        <ButtonLink href={href} icon={Play}>
          {t('practice.paused.resume')}
        </ButtonLink>
      }
    >
      <SheetBody>
        <Text size="body-s" tone="muted" wrap="cut">
          {prompt}
        </Text>
      </SheetBody>
    </Sheet>
  );
}
