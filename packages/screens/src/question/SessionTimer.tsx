import { IconButton } from '@prepar/ui/IconButton';
import { Timer } from '@prepar/ui/Timer';
import { Pause, Play } from 'lucide-react';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionActions, SessionView } from './QuestionScreen.types.ts';

export interface SessionTimerProps {
  session: SessionView;
  /** Without one a session that rests is not called paused: there is nothing to go on with. */
  hasQuestion: boolean;
  actions: Pick<QuestionActions, 'pause' | 'resume'>;
}

/** The time of the session with its pause or resume button; nothing without a session. */
export function SessionTimer({ session, hasQuestion, actions }: SessionTimerProps) {
  const { t } = useWords();
  if (session.status === 'none') return null;
  const isPaused = session.status === 'paused';
  return (
    <Timer
      label={t('question.studyTime')}
      value={formatTimer(session.seconds)}
      pausedLabel={isPaused && hasQuestion ? t('question.paused') : undefined}
      control={
        (hasQuestion || !isPaused) && (
          <IconButton
            label={t(isPaused ? 'question.resume' : 'question.pause')}
            icon={isPaused ? Play : Pause}
            onPress={isPaused ? actions.resume : actions.pause}
          />
        )
      }
    />
  );
}
