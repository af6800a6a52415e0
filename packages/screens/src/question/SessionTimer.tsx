import { IconButton } from '@prepar/ui/IconButton';
import { Timer } from '@prepar/ui/Timer';
import { Pause, Play } from 'lucide-react';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionActions, Sitting } from './QuestionScreen.types.ts';
import { isNew } from './sittingRules.ts';

export interface SessionTimerProps {
  sitting: Sitting;
  actions: Pick<QuestionActions, 'pause' | 'resume'>;
}

/** The time of the session with its pause or resume button; nothing without a session. */
export function SessionTimer({ sitting, actions }: SessionTimerProps) {
  const { t } = useWords();
  const { session } = sitting;
  if (session.status === 'none') return null;
  const isPaused = session.status === 'paused';
  return (
    <Timer
      label={t('question.studyTime')}
      value={formatTimer(session.seconds)}
      pausedLabel={isPaused && !isNew(sitting) ? t('question.paused') : undefined}
      control={
        <IconButton
          label={t(isPaused ? 'question.resume' : 'question.pause')}
          icon={isPaused ? Play : Pause}
          onPress={isPaused ? actions.resume : actions.pause}
        />
      }
    />
  );
}
