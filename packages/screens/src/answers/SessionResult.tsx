import { AnswerRows } from '@prepar/ui/AnswerRows';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Disclosure } from '@prepar/ui/Disclosure';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatDateTime, formatPercentage, formatTimer, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { ReadinessChange } from '../readiness-change/ReadinessChange.tsx';
import { AnswerItem } from './AnswerItem.tsx';
import { PractiseMissed, WayOn } from './PractiseMissed.tsx';
import { SessionDomains } from './SessionDomains.tsx';
import { SessionSheet } from './SessionSheet.tsx';
import type { SessionResultActions, SessionResultView, SheetAnswer } from './SessionResultScreen.types.ts';

export interface SessionResultProps {
  result: SessionResultView;
  actions: SessionResultActions;
  /** In the open answer. */
  report?: ReactNode;
}

/** Of fewer answers a percentage would say more than they do; the count stands above. */
const fewest = 20;

/** The count first, with its range; then the sheet, the domains, and the wrong ones with their reasons. */
export function SessionResult({ result, actions, report }: SessionResultProps) {
  const { t, tag } = useWords();
  const {
    exam,
    endedAt,
    answered,
    right,
    seconds,
    averageSeconds,
    interval,
    missed,
    due,
    reviewed,
    allRight = null,
    daysToBack,
    answers,
  } = result;
  const canPractise = result.goOnHref !== null;
  const wrong = answers.filter(({ isRight }) => !isRight);
  const others = answers.filter(({ isRight }) => isRight);
  const rows = (of: readonly SheetAnswer[]) => (
    <AnswerRows>
      {of.map((answer) => (
        <AnswerItem
          key={answer.id}
          answer={answer}
          end={twoDigits(answer.number)}
          opened={result.opened}
          actions={actions}
          report={report}
        />
      ))}
    </AnswerRows>
  );
  const range =
    interval &&
    t('answers.result.range', {
      count: answered,
      low: Math.round(interval.low),
      high: formatWholePercentage(interval.high),
    });
  return (
    <Page
      title={
        <FocusTarget of={endedAt ?? exam.code} as="span">
          {t('answers.result.title', { right, answered })}
        </FocusTarget>
      }
      back={{ label: t('common.practice'), href: result.practiceHref }}
      subtitle={
        <>
          {t(endedAt === null ? 'answers.result.open' : 'answers.result.ended', {
            code: exam.code,
            kind: result.kind,
            when: endedAt === null ? '' : (formatDateTime(endedAt) ?? ''),
          })}
          <br />
          {answered >= fewest && `${formatPercentage((right / answered) * 100, tag)}. `}
          {t('answers.result.time', { time: formatTimer(seconds), average: formatTimer(averageSeconds) })} {range}
        </>
      }
    >
      {(allRight || reviewed || daysToBack !== null) && (
        <Text>
          {allRight && t('answers.result.allRight', { where: allRight, code: exam.code })}
          {reviewed && t('answers.result.reviewed', reviewed)}{' '}
          {daysToBack !== null && t('answers.result.back', { days: daysToBack })}
        </Text>
      )}
      <Inline gap={4} align={canPractise || due ? 'start' : 'center'} stack="phone">
        {due && (
          <WayOn href={due.href} note={t('answers.result.due', { count: due.count, code: due.examCode })}>
            {t('answers.result.review')}
          </WayOn>
        )}
        {missed && canPractise && <PractiseMissed missed={missed} />}
        {result.goOnHref !== null && result.kind === 'review' ? (
          <WayOn href={result.goOnHref} note={t('answers.result.costs')} tone={due ? 'secondary' : 'primary'}>
            {t('answers.result.goOn')}
          </WayOn>
        ) : result.goOnHref !== null ? (
          <ButtonLink href={result.goOnHref} size="l" tone={missed || due ? 'secondary' : 'primary'}>
            {t('answers.result.goOn')}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={wrong.length > 0 ? `#${wrongId}` : result.practiceHref}
            size="l"
            tone={due ? 'secondary' : 'primary'}
          >
            {wrong.length > 0 ? t('answers.result.reread', { count: wrong.length }) : t('answers.empty.action')}
          </ButtonLink>
        )}
        {missed && !canPractise && <PractiseMissed missed={missed} />}
      </Inline>
      <Grid columns="8+4">
        <Stack gap="sheets">
          <SessionSheet answers={answers} />
          {result.readiness && (
            <Sheet>
              <SheetBody>
                <ReadinessChange {...result.readiness} />
              </SheetBody>
            </Sheet>
          )}
        </Stack>
        <SessionDomains result={result} />
      </Grid>
      <Sheet
        id={wrongId}
        title={
          wrong.length > 0
            ? t('answers.result.wrongOnes', { count: wrong.length })
            : t('answers.result.rightOnes', { count: others.length })
        }
        action={
          <Text as="span" size="caption" tone="muted">
            {t('answers.result.free')}
          </Text>
        }
        actionOnPhone="foot"
      >
        {rows(wrong.length > 0 ? wrong : others)}
        {wrong.length > 0 && others.length > 0 && (
          <Disclosure level={3} title={t('answers.result.rightOnes', { count: others.length })} isFlush>
            {rows(others)}
          </Disclosure>
        )}
        <SheetFoot>
          <Link href={result.historyHref} standalone>
            {t('answers.result.history')}
          </Link>
        </SheetFoot>
      </Sheet>
    </Page>
  );
}

/** Target of a link within the page. */
const wrongId = 'wrong';

const twoDigits = (number: number) => String(number).padStart(2, '0');
