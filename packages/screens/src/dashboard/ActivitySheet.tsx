import { Bubble } from '@prepar/ui/Bubble';
import { Icon } from '@prepar/ui/Icon';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { difficultyName } from '../common/levels.ts';
import { formatStudyTime } from '../common/formats.ts';
import { relativeTime } from '../common/relativeTime.ts';
import type { MessageId } from '../common/message-ids.ts';
import { useWords, type Words } from '../common/words.tsx';
import { activityDisplay } from './activityDisplay.ts';
import type { ActivityView } from './DashboardScreen.types.ts';

export interface ActivitySheetProps {
  activities: readonly ActivityView[];
  /** Past answers, all of them; null before the first. */
  answersHref: string | null;
  now: Date;
}

const mostRows = 6;

/** What the learner did last, newest first. */
export function ActivitySheet({ activities, answersHref, now }: ActivitySheetProps) {
  const { t } = useWords();
  return (
    <Sheet title={t('dashboard.activity')}>
      <SheetRows density="compact">
        {activities.slice(0, mostRows).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} now={now} />
        ))}
      </SheetRows>
      {answersHref !== null && (
        <SheetFoot>
          <Text as="span" size="body-s">
            <Link href={answersHref} standalone>
              {t('dashboard.allAnswers')}
            </Link>
          </Text>
        </SheetFoot>
      )}
    </Sheet>
  );
}

function ActivityRow({ activity, now }: { activity: ActivityView; now: Date }) {
  const words = useWords();
  const { icon, bubble, title } = activityDisplay(activity.type);
  const { exam, domain, topic, difficulty } = activity;
  const facts = [
    exam,
    topic === null ? domain : null,
    difficulty === null ? null : difficultyName(difficulty, words),
    relativeTime(activity.createdAt, now, words),
  ].filter((fact) => fact !== null);
  const kind = title === null ? activity.type : activityTitle(activity, title, words);
  const name = topic ?? kind;
  return (
    <SheetRow
      start={
        <Bubble state={bubble} {...(topic !== null && { label: kind })}>
          <Icon of={icon} size="xs" />
        </Bubble>
      }
      title={
        activity.href === null ? (
          name
        ) : (
          <Link href={activity.href} standalone>
            {name}
          </Link>
        )
      }
      detail={
        <Text as="span" size="caption" tone="muted">
          {facts.join(' · ')}
        </Text>
      }
    />
  );
}

/** How long a session lasted and how many days a streak has belong to its name. */
function activityTitle({ type, minutes, days }: ActivityView, title: MessageId, { t }: Words): string {
  if (type === 'STUDY_SESSION_ENDED' && minutes !== null)
    return t('dashboard.activity.sessionOf', { time: formatStudyTime(minutes / 60) });
  if (type === 'STREAK_MILESTONE' && days !== null) return t('dashboard.activity.streakOf', { count: days });
  return t(title);
}
