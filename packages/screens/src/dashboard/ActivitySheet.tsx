import { Bubble } from '@prepar/ui/Bubble';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Icon } from '@prepar/ui/Icon';
import { ScrollArea } from '@prepar/ui/ScrollArea';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { difficultyName } from '../common/levels.ts';
import { relativeTime } from '../common/relativeTime.ts';
import { useWords } from '../common/words.tsx';
import { activityDisplay } from './activityDisplay.ts';
import type { ActivityView } from './DashboardScreen.types.ts';

export interface ActivitySheetProps {
  activities: readonly ActivityView[];
  now: Date;
}

/** What the learner did last, newest first; a long list scrolls inside the sheet. */
export function ActivitySheet({ activities, now }: ActivitySheetProps) {
  const { t } = useWords();
  return (
    <Sheet title={t('dashboard.activity')}>
      {activities.length === 0 ? (
        <SheetBody>
          <EmptyState title={t('dashboard.activityEmpty')}>{t('dashboard.activityEmptyText')}</EmptyState>
        </SheetBody>
      ) : (
        <ScrollArea label={t('dashboard.activityList')}>
          <SheetRows density="compact">
            {activities.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} now={now} />
            ))}
          </SheetRows>
        </ScrollArea>
      )}
    </Sheet>
  );
}

function ActivityRow({ activity, now }: { activity: ActivityView; now: Date }) {
  const words = useWords();
  const { icon, bubble, title } = activityDisplay(activity.type);
  const { examName, domain, difficulty } = activity;
  const facts = [examName, domain, difficulty === null ? null : difficultyName(difficulty, words)].filter((fact) => fact !== null);
  return (
    <SheetRow
      start={
        <Bubble state={bubble}>
          <Icon of={icon} size="xs" />
        </Bubble>
      }
      title={title === null ? activity.type : words.t(title)}
      detail={
        <>
          {facts.length > 0 && (
            <>
              {facts.join(' · ')}
              <br />
            </>
          )}
          <Text as="span" size="caption" tone="subtle">
            {relativeTime(activity.createdAt, now, words)}
          </Text>
        </>
      }
    />
  );
}
