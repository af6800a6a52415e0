import { ActionRow, ActionRows } from '@prepar/ui/ActionRows';
import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { Dialog } from '@prepar/ui/Dialog';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { CirclePause, SquareCheck } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { awaitsAnswer, openQuestion, shownQuestion } from './sittingRules.ts';

export interface EndDialogProps {
  state: SittingState;
  actions: Pick<QuestionActions, 'end' | 'leave'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before the end: two ways out, each with what it means, and the way back, which has the focus. */
export function EndDialog({ state, actions, isOpen, onClose }: EndDialogProps) {
  const { t } = useWords();
  const { sitting } = state;
  const open = openQuestion(state);
  const left = sitting.scope === 'due' && sitting.run ? sitting.run.total - sitting.run.done : 0;
  const isOpenQuestion = open !== null && awaitsAnswer(state);
  return (
    <Dialog
      title={t('question.stop.title')}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('common.close')}
      isPending={sitting.isEnding}
      actions={
        <Button onPress={onClose} isDisabled={sitting.isEnding} focusOnMount>
          {t(shownQuestion(state) ? 'question.stop.toQuestion' : 'common.back')}
        </Button>
      }
    >
      <Stack gap={4}>
        {isOpenQuestion && (
          <Text tone="muted">
            {t('question.stop.open', {
              number: open.question.number,
              marked: open.selected === null ? 'no' : 'yes',
            })}
          </Text>
        )}
        {left > 0 && <Text tone="muted">{t('question.stop.reviews', { count: left })}</Text>}
        {sitting.unsent > 0 && <Callout tone="warning">{t('question.stop.unsent', { count: sitting.unsent })}</Callout>}
        <ActionRows>
          {sitting.session.status !== 'none' && (
            <ActionRow
              title={t('question.stop.pause')}
              detail={t(isOpenQuestion ? 'question.stop.pauseText' : 'question.stop.pauseNext')}
              icon={CirclePause}
              isDisabled={sitting.isEnding}
              onPress={actions.leave}
            />
          )}
          <ActionRow
            title={t('question.stop.end')}
            detail={`${
              sitting.sessionAnswers === null
                ? t('question.stop.endUncounted')
                : t('question.stop.endText', { count: sitting.sessionAnswers })
            }${isOpenQuestion ? ` ${t('question.stop.dropped', { number: open.question.number })}` : ''}`}
            icon={SquareCheck}
            isDisabled={sitting.isEnding}
            onPress={actions.end}
          />
        </ActionRows>
      </Stack>
    </Dialog>
  );
}
