import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { Play } from 'lucide-react';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import type { PausedQuestion } from './PracticeScreen.types.ts';

/** The question that was left open, and the way back to it. */
export function PausedSheet({ paused: { number, prompt, locale, href } }: { paused: PausedQuestion }) {
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
        <div lang={localeTags[locale]}>
          <Text size="body-s" tone="muted" wrap="cut">
            {prompt}
          </Text>
        </div>
      </SheetBody>
    </Sheet>
  );
}
