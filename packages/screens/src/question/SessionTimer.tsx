import { IconButton } from '@prepar/ui/IconButton';
import { Timer } from '@prepar/ui/Timer';
import { Pause, Play } from 'lucide-react';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionActions, Sitting } from './QuestionScreen.types.ts';

export interface SessionTimerProps {
  sitting: Sitting;
  actions: Pick<QuestionActions, 'pause' | 'resume'>;
}

/** The time of the session with its pause or resume button; nothing without a session. */
export function SessionTimer({ sitting: { session, rows }, actions }: SessionTimerProps) {
  const { t } = useWords();
  if (session.status === 'none') return null;
  const isPaused = session.status === 'paused';
  // Its clock waits for the first question; nobody paused it.
  const isNew = session.seconds === 0 && rows.length === 0;
  return (
    <Timer
      label={t('question.studyTime')}
      value={formatTimer(session.seconds)}
      pausedLabel={isPaused && !isNew ? t('question.paused') : undefined}
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
