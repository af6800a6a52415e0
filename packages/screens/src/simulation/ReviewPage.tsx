import { ArrowLeft, ArrowRight, Flag, LayoutGrid, X } from 'lucide-react';
import { ActionBar } from '@prepar/ui/ActionBar';
import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { CountFilter } from '@prepar/ui/CountFilter';
import { Dialog } from '@prepar/ui/Dialog';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Heading } from '@prepar/ui/Heading';
import { IconButton } from '@prepar/ui/IconButton';
import { Inline } from '@prepar/ui/Inline';
import { Legend } from '@prepar/ui/Legend';
import { Link } from '@prepar/ui/Link';
import { QuestionGrid } from '@prepar/ui/QuestionGrid';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { type ReactNode, useId, useState } from 'react';
import { formatDateTime, formatTimer } from '../common/formats.ts';
import { difficultyName } from '../common/levels.ts';
import { localeTags } from '../common/locales.ts';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { ExamBar } from '../question/ExamBar.tsx';
import { PromptText } from '../question/PromptText.tsx';
import { QuestionReview } from '../question/QuestionReview.tsx';
import { SourceBadge } from '../question/SourceBadge.tsx';
import type { ReviewView, SimulationActions } from './SimulationScreen.types.ts';
import { useStepKeys } from './useStepKeys.ts';

export interface ReviewPageProps {
  review: ReviewView;
  actions: Pick<SimulationActions, 'goTo' | 'review' | 'showResult'>;
  /** Below an answered question. */
  report?: ReactNode;
}

/** The questions of an ended simulation with their answers, those to look at again first. */
export function ReviewPage({ review, actions, report }: ReviewPageProps) {
  const words = useWords();
  const { t, rich } = words;
  const askId = useId();
  const [isGridOpen, setGridOpen] = useState(false);
  const { question, previous, next, filter, counts, place } = review;
  const goTo = (id: string) => {
    setGridOpen(false);
    actions.goTo(id);
  };
  useStepKeys(!isGridOpen, { previous, next, onGoTo: actions.goTo });
  const grid = (size: 'm' | 'l') => (
    <Stack gap={3}>
      <CountFilter
        label={t('simulation.grid.filter')}
        value={filter}
        onChange={(wanted) => actions.review(wanted ?? 'all', review.domain)}
        isRequired
        choices={(['todo', 'wrong', 'all'] as const).map((value) => ({
          value,
          count: counts[value],
          label: t(`simulation.review.${value}`, { count: counts[value] }),
        }))}
      />
      {review.domain !== null && (
        <Stack gap={1}>
          <Text size="body-s">{rich('simulation.review.only', { domain: review.domain, b: strong })}</Text>
          <Text size="body-s">
            <Link onPress={() => actions.review(filter, null)}>{t('simulation.review.allDomains')}</Link>
          </Text>
        </Stack>
      )}
      <QuestionGrid
        label={t('simulation.review.sheet')}
        current={question.id}
        onSelect={goTo}
        size={size}
        questions={review.rows.map((row) => ({
          ...row,
          isFaded: row.isLeftOut,
          label: t('simulation.review.row', {
            number: row.number,
            state: row.state,
            flagged: row.isFlagged ? 'yes' : 'no',
          }),
        }))}
      />
      <Legend
        items={[
          { shape: 'right', label: t('simulation.result.rightOne') },
          { shape: 'wrong', label: t('simulation.result.wrongOne') },
          { shape: 'dashed', label: t('simulation.result.blankOne') },
        ]}
      />
    </Stack>
  );
  return (
    <>
      <FocusLayout
        skipLabel={t('simulation.skip')}
        identity={
          <ExamBar
            exam={review.exam}
            modalityName={t('simulation.review.name', { day: (formatDateTime(review.endedAt) ?? '').slice(0, 10) })}
          />
        }
        center={
          place !== null && (
            <Stack gap={0} align="center">
              <Text size="caption" tone="muted">
                {t(`simulation.review.${filter}`, { count: counts[filter] })}
              </Text>
              <Text size="label" numeric>
                {t('simulation.review.place', { place, count: counts[filter] })}
              </Text>
            </Stack>
          )
        }
        end={
          <>
            <Show from="lg">
              <Button tone="secondary" icon={X} onPress={actions.showResult}>
                {t('common.close')}
              </Button>
            </Show>
            <Show until="lg">
              <IconButton label={t('common.close')} icon={X} tone="muted" onPress={actions.showResult} />
            </Show>
          </>
        }
        asideLabel={t('simulation.review.sheet')}
        aside={
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {t('simulation.review.sheet')}
            </Heading>
            {grid('m')}
          </Stack>
        }
        actionBarLabel={t('simulation.actions')}
        actionBar={
          <ActionBar frame="window">
            <Show until="lg">
              <Button tone="secondary" size="l" icon={LayoutGrid} onPress={() => setGridOpen(true)}>
                {t('simulation.grid.open', { number: question.number, total: counts.all })}
              </Button>
            </Show>
            <Show until="lg">
              <IconButton
                label={t('simulation.previous')}
                icon={ArrowLeft}
                tone="secondary"
                size="l"
                isDisabled={previous === null}
                onPress={() => previous !== null && actions.goTo(previous)}
              />
            </Show>
            <Show from="lg">
              <Button
                tone="secondary"
                size="l"
                icon={ArrowLeft}
                isDisabled={previous === null}
                onPress={() => previous !== null && actions.goTo(previous)}
              >
                {t('simulation.back')}
              </Button>
            </Show>
            {next === null ? (
              <Button size="l" onPress={actions.showResult}>
                {t('simulation.review.done')}
              </Button>
            ) : (
              <Button size="l" iconAfter={ArrowRight} onPress={() => actions.goTo(next)}>
                <Show until="lg">{t('simulation.next')}</Show>
                <Show from="lg">{t(filter === 'all' ? 'simulation.next' : 'simulation.review.next')}</Show>
              </Button>
            )}
          </ActionBar>
        }
      >
        <Stack gap={6}>
          <Stack gap={3}>
            <Inline justify="between">
              <FocusTarget of={question.id}>
                <Heading level={1} size="h3">
                  {t('simulation.review.number', { number: question.number })}
                </Heading>
              </FocusTarget>
              <Inline gap={2}>
                {question.domain !== null && <Badge tone="outline">{question.domain}</Badge>}
                <Badge tone="outline">{difficultyName(question.difficulty, words)}</Badge>
                <SourceBadge source={question.source} />
                {question.isFlagged && <Badge icon={Flag}>{t('simulation.flagged')}</Badge>}
                {question.selected === null && <Badge tone="warning">{t('simulation.review.blank')}</Badge>}
              </Inline>
            </Inline>
            <div lang={localeTags[question.locale]}>
              <PromptText prompt={question.prompt} askId={askId} size="prompt" />
            </div>
          </Stack>
          <div lang={localeTags[question.locale]}>
            <Stack gap={6}>
              <QuestionReview review={asReview(review)} askId={askId} />
            </Stack>
          </div>
          <Inline justify="between">
            {question.seconds > 0 && (
              <Text size="body-s" tone="muted">
                {t('simulation.review.time', { time: formatTimer(question.seconds) })}
                {question.median !== null &&
                  ` ${t('simulation.review.median', { time: formatTimer(question.median) })}`}
              </Text>
            )}
            {question.selected !== null && report && (
              <Inline gap={1} align="start">
                {report}
              </Inline>
            )}
          </Inline>
        </Stack>
      </FocusLayout>
      <Dialog
        title={t('simulation.review.sheet')}
        isOpen={isGridOpen}
        onClose={() => setGridOpen(false)}
        closeLabel={t('common.close')}
      >
        {grid('l')}
      </Dialog>
    </>
  );
}

/** The question as the review of practice shows it. */
function asReview({ question }: ReviewView) {
  const { id, number, prompt, options, answerCount, difficulty, domain, locale, selected, right } = question;
  const why = question.reasons.find(({ label }) => label === right)?.text ?? null;
  return {
    question: { id, number, prompt, options, answerCount, difficulty, domain, locale },
    chosen: selected ?? '',
    right,
    isRight: question.isRight,
    why,
    reasons: question.reasons,
    explanation: question.explanation,
    references: question.references,
    credits: { spent: 0, left: 0 },
  };
}
