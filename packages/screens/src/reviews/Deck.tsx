import { BarChart } from '@prepar/ui/BarChart';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { weekdays } from '../common/formats.ts';
import { strong } from '../common/strong.tsx';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { minutesPerReview } from '../common/minutesPerQuestion.ts';
import { useWords } from '../common/words.tsx';
import { needOf } from '../question/splitPrompt.ts';
import type { DeckView, FactView, SpentView } from './ReviewsScreen.types.ts';

/** Facts that stand in the list at first, and how many more each press brings. */
const shownAtFirst = 6;

export interface DeckProps {
  deck: DeckView;
  spent: SpentView | null;
  practiceHref: string;
}

/** What is due today with its start, the facts of the week, the week ahead, and how it works. */
export function Deck({ deck, spent, practiceHref }: DeckProps) {
  const { t, rich } = useWords();
  return (
    <Grid columns="8+4">
      <Stack gap="sheets">
        <TodaySheet deck={deck} spent={spent} practiceHref={practiceHref} />
        {deck.facts.length > 0 && <FactsSheet facts={deck.facts} />}
      </Stack>
      <Stack gap="sheets">
        <WeekSheet days={deck.days} />
        <Sheet title={t('reviews.how')} titleSize="h3">
          <SheetBody>
            <Stack as="ul" gap={3}>
              {(['rest', 'mixed', 'free'] as const).map((rule) => (
                <Text key={rule} as="li" size="body-s">
                  {rich(`reviews.how.${rule}`, { b: strong })}
                </Text>
              ))}
            </Stack>
          </SheetBody>
        </Sheet>
      </Stack>
    </Grid>
  );
}

/** With nothing due it leads to practice or, without credits, to what can be read again for nothing. */
function TodaySheet({ deck: { due, done, right, days }, spent, practiceHref }: DeckProps) {
  const { t, rich } = useWords();
  const missedHref = spent?.work.missedHref ?? null;
  const reread = (parts: ReactNode[]) => missedHref !== null && <Link href={missedHref}>{parts}</Link>;
  return (
    <Sheet title={t('reviews.today')}>
      <SheetBody>
        <Stack gap={4}>
          {due.map(({ examCode, count, href }, place) => (
            <Inline key={examCode} justify="between" stack="phone">
              <Text size="body-s" tone="muted">
                {t('reviews.today.minutes', { code: examCode, count, minutes: Math.ceil(count * minutesPerReview) })}
              </Text>
              <ButtonLink href={href} icon={Play} tone={place === 0 ? 'primary' : 'secondary'}>
                {rich('reviews.today.start', { count, code: examCode, hidden: visuallyHidden })}
              </ButtonLink>
            </Inline>
          ))}
          {due.length === 0 && (
            <Text size="body-s" tone="muted">
              {t('reviews.today.none', { tomorrow: days[1]?.count ?? 0 })}
            </Text>
          )}
          {done > 0 && <Text size="body-s">{t('reviews.today.progress', { done, right })}</Text>}
          {due.length === 0 && missedHref !== null && (
            <Text size="body-s">{rich('reviews.today.reread', { a: reread })}</Text>
          )}
          {due.length === 0 && !spent && (
            <Inline stack="phone">
              <ButtonLink href={practiceHref}>{t('reviews.empty.action')}</ButtonLink>
            </Inline>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function FactsSheet({ facts }: { facts: readonly FactView[] }) {
  const { t } = useWords();
  const [most, setMost] = useState(shownAtFirst);
  const shown = facts.slice(0, most);
  const rest = facts.length - shown.length;
  return (
    <Sheet
      title={t('reviews.list')}
      action={
        <Text as="span" size="body-s" tone="muted">
          {t('reviews.list.shown', { shown: shown.length, count: facts.length })}
        </Text>
      }
    >
      <SheetRows endOnPhone="below">
        {shown.map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </SheetRows>
      {rest > 0 && (
        <SheetFoot>
          <Text size="body-s">
            <Link onPress={() => setMost(most + shownAtFirst)} standalone>
              {t('reviews.list.more', { count: Math.min(rest, shownAtFirst) })}
            </Link>
          </Text>
        </SheetFoot>
      )}
    </Sheet>
  );
}

function FactRow({ fact: { topic, prompt, examCode, domain, wait, time, wasRight, daysAgo } }: { fact: FactView }) {
  const { t } = useWords();
  return (
    <SheetRow
      title={topic}
      detail={
        <>
          {needOf(prompt)}
          <br />
          {t('reviews.fact.about', { code: examCode, domain })}
        </>
      }
      end={
        <Stack as="span" gap={0}>
          <Text as="span" size="body-s" tone={wait === 0 ? 'default' : 'muted'}>
            {t('reviews.fact.on', { wait, time })}
          </Text>
          <Text as="span" size="caption" tone="muted">
            {t(wasRight ? 'reviews.fact.right' : 'reviews.fact.wrong', { days: daysAgo })}
          </Text>
        </Stack>
      }
    />
  );
}

function WeekSheet({ days }: { days: DeckView['days'] }) {
  const { t, tag } = useWords();
  const names = weekdays('short', tag);
  return (
    <Sheet title={t('reviews.week')} titleSize="h3">
      <SheetBody>
        <BarChart
          form="columns"
          summary={t('reviews.week.summary', { count: days.reduce((sum, { count }) => sum + count, 0) })}
          headings={{ label: t('reviews.week.day'), value: t('reviews.week.facts') }}
          format={(value) => (Number.isInteger(value) ? String(value) : '')}
          items={days.map(({ date, count }, place) => ({
            label: place === 0 ? t('reviews.week.today') : (names[new Date(date).getUTCDay()] ?? ''),
            value: count,
            text: String(count),
          }))}
        />
      </SheetBody>
    </Sheet>
  );
}
