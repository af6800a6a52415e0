import { Bubble } from '@prepar/ui/Bubble';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Show } from '@prepar/ui/Show';
import { Text } from '@prepar/ui/Text';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { optionLetter } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { ReviewView, SittingState } from './QuestionScreen.types.ts';
import { isHeld, openQuestion, unansweredCount } from './sittingRules.ts';

export interface BarStatusProps {
  state: SittingState;
  onHelp: () => void;
}

/** Left of the buttons. The verdict stands in a region that was there before it, so that screen readers read it out. */
export function BarStatus({ state, onHelp }: BarStatusProps) {
  const { t } = useWords();
  const open = openQuestion(state);
  return (
    <>
      <LiveRegion>{state.status === 'reviewed' && <Verdict review={state.review} />}</LiveRegion>
      {state.status === 'simulating' && (
        <Text size="body-s" tone="muted">
          {t('question.simulation.answered', {
            answered: state.sitting.rows.length - unansweredCount(state),
            total: state.sitting.rows.length,
          })}
        </Text>
      )}
      {isHeld(state) && (
        <Text size="body-s" tone="muted">
          {t('question.pausedText')}
        </Text>
      )}
      {open && !isHeld(state) && state.status !== 'simulating' && (
        <Show from="md">
          <ShortcutsHint
            hasShortcuts={state.sitting.hasShortcuts}
            lastLetter={optionLetter(Math.min(open.question.options.length, 5) - 1)}
            onHelp={onHelp}
          />
        </Show>
      )}
    </>
  );
}

function Verdict({ review: { isCorrect, right, credits } }: { review: ReviewView }) {
  const { t } = useWords();
  return (
    <Inline as="span" wrap={false}>
      <Bubble state={isCorrect ? 'right' : 'wrong'}>
        <Icon of={isCorrect ? Check : X} size="xs" />
      </Bubble>
      <span>
        <Text as="span" size="label">
          {t(isCorrect ? 'question.verdict.right' : 'question.verdict.wrong', { letter: right })}
        </Text>
        <br />
        <Text as="span" size="caption" tone="muted">
          {t('question.creditsUsed', credits)}
        </Text>
      </span>
    </Inline>
  );
}

interface ShortcutsHintProps {
  hasShortcuts: boolean;
  lastLetter: string;
  onHelp: () => void;
}

function ShortcutsHint({ hasShortcuts, lastLetter, onHelp }: ShortcutsHintProps) {
  const { t, rich } = useWords();
  return (
    <Text size="caption" tone="muted">
      {hasShortcuts ? rich('question.shortcuts.hint', { last: lastLetter, k: code }) : t('question.shortcuts.off')}{' '}
      <Link onPress={onHelp}>{t('question.shortcuts.open')}</Link>
    </Text>
  );
}

const code = (parts: ReactNode[]) => (
  <Text as="span" size="code" tone="default">
    {parts}
  </Text>
);
