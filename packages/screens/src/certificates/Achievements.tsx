import { Badge } from '@prepar/ui/Badge';
import { Bubble } from '@prepar/ui/Bubble';
import { Icon } from '@prepar/ui/Icon';
import { ProgressBar } from '@prepar/ui/ProgressBar';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import Check from 'lucide-react/icons/check';
import { formatDay } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { type SampleAchievement, sampleAchievements } from './samples.ts';

/** What was reached, and how far the rest is. */
export function Achievements() {
  const { t } = useWords();
  return (
    <Sheet title={t('certificates.achievements')} action={<Badge>{t('certificates.sample')}</Badge>}>
      <SheetRows middle="wide">
        {sampleAchievements.map((achievement) => (
          <AchievementRow key={achievement.id} achievement={achievement} />
        ))}
      </SheetRows>
    </Sheet>
  );
}

function AchievementRow({ achievement }: { achievement: SampleAchievement }) {
  const { t } = useWords();
  const title = t(`certificates.achievement.${achievement.id}.title`);
  const detail = t(`certificates.achievement.${achievement.id}.text`);
  if ('unlockedOn' in achievement) {
    return (
      <SheetRow
        title={title}
        detail={detail}
        start={
          <Bubble size="l" state="filled">
            <Icon of={Check} size="s" />
          </Bubble>
        }
        middle={
          <Text size="body-s" tone="muted">
            {t('certificates.achievement.unlocked', { date: formatDay(achievement.unlockedOn) })}
          </Text>
        }
      />
    );
  }
  const { done, goal } = achievement;
  const progress = t('certificates.achievement.progress', { done, goal });
  return (
    <SheetRow
      title={title}
      detail={detail}
      start={<Bubble size="l" />}
      middle={<ProgressBar label={title} value={(done / goal) * 100} valueText={progress} valuePlace="hidden" />}
      value={
        <Text as="span" size="body-s" numeric>
          {progress}
        </Text>
      }
    />
  );
}
