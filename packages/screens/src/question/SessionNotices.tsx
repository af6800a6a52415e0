import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { Show } from '@prepar/ui/Show';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { scopeOf } from './sittingRules.ts';

export interface SessionNoticesProps {
  state: SittingState;
  onSendAgain: () => void;
}

/** What the learner should know besides the question: what is practised or how far the run is, its sheet goes on from another modality, no session is counting time, or earlier answers are still to be sent. */
export function SessionNotices({ state, onSendAgain }: SessionNoticesProps) {
  const words = useWords();
  const { t } = words;
  const { session, unsent, continued, run, scope } = state.sitting;
  const isOwn = 'delivery' in state && state.delivery.status !== 'none' && state.delivery.status !== 'refused';
  const earlier = isOwn ? unsent - 1 : unsent;
  return (
    <>
      {/* From there on the head has it; narrow ones have the balance there. */}
      {(scope === 'missed' || (scope === null && run?.isCounted)) && (
        <Show until="lg">
          <Text size="body-s" tone="muted">
            {scopeOf(state, words)}
          </Text>
        </Show>
      )}
      {run && !run.isCounted && (
        <Text size="body-s" tone="muted">
          {t(run.isOver ? 'question.run.over' : 'question.run', { done: run.done, total: run.total })}
        </Text>
      )}
      {continued > 0 && (
        <Text size="body-s" tone="muted">
          {t('question.continued', { count: continued })}
        </Text>
      )}
      {session.status === 'none' && session.startFailed && (
        <Callout tone="warning" title={t('question.failed.start')} live="status">
          {t('question.failed.startText')}
        </Callout>
      )}
      {earlier > 0 && (
        <Callout
          tone="info"
          title={t('question.unsent', { count: earlier })}
          live="status"
          action={
            <Button size="s" tone="secondary" onPress={onSendAgain}>
              {t('question.sendAgain')}
            </Button>
          }
        >
          {t('question.unsentText')}
        </Callout>
      )}
    </>
  );
}
