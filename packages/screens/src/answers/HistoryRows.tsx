import { AnswerRows } from '@prepar/ui/AnswerRows';
import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { RetryButton } from '@prepar/ui/RetryButton';
import { SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatLongDay, formatTimeOfDay } from '../common/formats.ts';
import { MoreFoot } from '../common/MoreFoot.tsx';
import { SheetLoading } from '../common/SheetLoading.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import { AnswerItem } from './AnswerItem.tsx';
import { groupByDay } from './groupByDay.ts';
import type { HistoryActions, HistoryView } from './HistoryScreen.types.ts';

export interface HistoryRowsProps {
  history: HistoryView;
  actions: HistoryActions;
  /** In the open answer. */
  report?: ReactNode;
}

/** The answers by day, newest first, and the way to those before. */
export function HistoryRows({ history, actions, report }: HistoryRowsProps) {
  const { t, tag } = useWords();
  const { list, filter, opened, today } = history;
  if (list.status === 'loading') return <SheetLoading label={t('answers.loading')} />;
  if (list.status === 'failed')
    return (
      <SheetBody>
        <Callout
          tone="danger"
          live="alert"
          action={<RetryButton onPress={actions.retry}>{t('common.retry')}</RetryButton>}
        >
          <FailureText failure={list.failure} fallback="answers.failedText" />
        </Callout>
      </SheetBody>
    );
  if (list.answers.length === 0)
    return (
      <SheetBody>
        <EmptyState
          level={2}
          title={t(filter.onlyWrong ? 'answers.none.wrong' : 'answers.none.title')}
          action={
            <Button tone="secondary" onPress={actions.clearFilters}>
              {t('answers.none.clear')}
            </Button>
          }
        >
          {t('answers.none.text')}
        </EmptyState>
      </SheetBody>
    );
  const dayName = (day: string) => {
    const long = formatLongDay(day, tag);
    if (today === day) return t('answers.today');
    return today !== null && Date.parse(today) - Date.parse(day) === 86_400_000
      ? t('answers.yesterday', { day: long })
      : long;
  };
  return (
    <>
      {groupByDay(list.answers, list.more === 'none').map(({ day, answers, counts }) => (
        <div key={day}>
          <SheetFoot>
            <Inline justify="between">
              <Heading level={2} size="label">
                {dayName(day)}
              </Heading>
              {counts && !filter.onlyWrong && !filter.onlyReported && (
                <Text as="span" size="label" numeric>
                  {t('answers.dayCount', counts)}
                </Text>
              )}
            </Inline>
          </SheetFoot>
          <AnswerRows>
            {answers.map((answer) => (
              <AnswerItem
                key={answer.id}
                answer={answer}
                end={formatTimeOfDay(answer.answeredAt)}
                opened={opened}
                actions={actions}
                report={report}
              />
            ))}
          </AnswerRows>
        </div>
      ))}
      <MoreFoot
        more={list.more}
        onMore={actions.more}
        label={t('answers.more')}
        pendingLabel={t('common.loading')}
        failed={t('answers.moreFailed')}
      />
    </>
  );
}
