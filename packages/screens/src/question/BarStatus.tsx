import { Bubble } from '@prepar/ui/Bubble';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Check, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { optionLetter } from '@prepar/ui/optionLetter';
import { formatList, formatExamTime } from '../common/formats.ts';
import { localeTags } from '../common/locales.ts';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from './answer.ts';
import type { MarkedCountProps } from './MarkedCount.tsx';
import type { ReviewView, Sitting, SittingState } from './QuestionScreen.types.ts';
import { awaitsAnswer, isHeld, openQuestion } from './sittingRules.ts';

export interface BarStatusProps {
  state: SittingState;
  /** How often in a row one option too many was refused. */
  refusals: number;
  onHelp: () => void;
}

const MarkedCount = onDemand<'MarkedCount', MarkedCountProps>(() => import('./ChooseSeveral.tsx'), 'MarkedCount');
// Not where there are credits.
const NoCredits = onDemand(() => import('./OutOfCredits.tsx'), 'NoCredits');

/**
 * Left of the buttons. The verdict stands in a region that was there before it, so that screen readers read it out, and takes
 * the focus without moving the page.
 */
export function BarStatus({ state, refusals, onHelp }: BarStatusProps) {
  const { t } = useWords();
  const open = openQuestion(state);
  const asksForSeveral = open !== null && open.question.answerCount > 1;
  const hasNoCredits = state.status === 'outOfCredits' && open !== null;
  const isNoticeHere = useSoon(NoCredits, hasNoCredits);
  return (
    <Inline gap={asksForSeveral ? 4 : 0}>
      <FocusTarget of={state.status === 'reviewed' ? state.review.question.id : null} reach="nothing">
        <LiveRegion>
          {state.status === 'reviewed' && <Verdict review={state.review} sitting={state.sitting} />}
          {hasNoCredits && isNoticeHere && <NoCredits state={state} />}
          {state.status !== 'outOfCredits' && asksForSeveral && awaitsAnswer(state) && !isHeld(state) && (
            <Suspense>
              <MarkedCount {...open} refusals={refusals} />
            </Suspense>
          )}
        </LiveRegion>
      </FocusTarget>
      {isHeld(state) && (
        <Text size="body-s" tone="muted">
          {t('question.pausedText')}
        </Text>
      )}
      {open && !isHeld(state) && state.status === 'answering' && (
        <Show from="md">
          <ShortcutsHint
            hint={asksForSeveral ? 'question.several.hint' : 'question.shortcuts.hint'}
            hasShortcuts={state.sitting.hasShortcuts}
            lastLetter={optionLetter(Math.min(open.question.options.length, 5) - 1)}
            onHelp={onHelp}
          />
        </Show>
      )}
    </Inline>
  );
}

interface VerdictProps {
  review: ReviewView;
  sitting: Sitting;
}

/** Right or wrong, why in a sentence, when it is back, and what it cost. */
function Verdict({ review, sitting }: VerdictProps) {
  const { t, rich, tag } = useWords();
  // Where the bar leaves with the page it may end below the window.
  useEffect(() => {
    const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect();
    if (bar) scrollBy(0, Math.max(0, Math.min(bar.top, bar.bottom - innerHeight)));
  }, []);
  const { question, isRight, why, credits, daysToBack } = review;
  const right = lettersOf(review.right);
  const renews = credits.left === 0 && credits.spent > 0 && sitting.credits;
  const hasHits = right.length > 1 && !isRight;
  return (
    <Inline as="span" wrap={false} align="start">
      <Bubble state={isRight ? 'right' : 'wrong'}>
        <Icon of={isRight ? Check : X} size="xs" />
      </Bubble>
      <Stack as="span" gap={0} fill>
        <Text as="span" size="h3">
          {t(isRight ? 'question.verdict.right' : 'question.verdict.wrong', {
            count: right.length,
            letters: formatList(right, tag).replaceAll(' ', '\u00A0'),
          })}
        </Text>
        {hasHits ? (
          <Text as="span" size="body-s" tone="muted" wrap="anywhere">
            <Hits review={review} />
          </Text>
        ) : (
          why !== null && (
            <Show until="beside">
              <Text as="span" size="body-s" tone="muted" wrap="brief">
                <span lang={localeTags[question.locale]}>{why}</span>
              </Text>
            </Show>
          )
        )}
        {/* On a phone the balance stands in the head. */}
        <Text as="span" size="caption" tone="muted">
          {daysToBack !== undefined && `${t('question.later.wanted', { days: daysToBack })} `}
          {renews ? (
            rich('question.lastCredit', {
              time: formatExamTime(renews.renewsInMinutes).replace(' ', '\u00A0'),
              b: strong,
            })
          ) : (
            <Show from="md">{t('question.creditsUsed', credits)}</Show>
          )}
        </Text>
      </Stack>
    </Inline>
  );
}

/** How many of several right options were chosen, and that all of them are needed. */
function Hits({ review: { chosen, right } }: Pick<VerdictProps, 'review'>) {
  const { t } = useWords();
  const key = lettersOf(right);
  const hits = lettersOf(chosen).filter((letter) => key.includes(letter)).length;
  const count = key.length;
  return (
    <>
      {t('question.several.hits', { hits, count })} {t('question.several.all', { count })}
    </>
  );
}

const strong = (parts: ReactNode[]) => (
  <Text as="strong" size="inherit" weight="strong">
    {parts}
  </Text>
);

interface ShortcutsHintProps {
  hint: 'question.shortcuts.hint' | 'question.several.hint';
  hasShortcuts: boolean;
  lastLetter: string;
  onHelp: () => void;
}

function ShortcutsHint({ hint, hasShortcuts, lastLetter, onHelp }: ShortcutsHintProps) {
  const { t, rich } = useWords();
  return (
    <Text size="caption" tone="muted">
      {hasShortcuts ? rich(hint, { last: lastLetter, k: code }) : t('question.shortcuts.off')}{' '}
      <Link onPress={onHelp}>{t('question.shortcuts.open')}</Link>
    </Text>
  );
}

const code = (parts: ReactNode[]) => (
  <Text as="span" size="code" tone="default">
    {parts}
  </Text>
);
