import { Badge } from '@prepar/ui/Badge';
import { Bubble } from '@prepar/ui/Bubble';
import { BubbleSheet } from '@prepar/ui/BubbleSheet';
import { Icon } from '@prepar/ui/Icon';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetCell, SheetGrid } from '@prepar/ui/SheetGrid';
import { Text } from '@prepar/ui/Text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { type SampleAchievement, sampleAchievements } from './samples.ts';

/** What was reached, and how far the rest is, each drawn as what it counts. */
export function Achievements() {
  const { t } = useWords();
  return (
    <Sheet title={t('certificates.achievements')} action={<Badge tone="outline">{t('certificates.sample')}</Badge>}>
      <SheetGrid columns={5}>
        {sampleAchievements.map((achievement) => (
          <SheetCell
            key={achievement.id}
            lead={pictures[achievement.id]}
            leadWidth="picture"
            title={t(`certificates.achievement.${achievement.id}.title`)}
            foot={<Progress achievement={achievement} />}
          >
            <Text size="body-s" tone="muted">
              {t(`certificates.achievement.${achievement.id}.text`)}
            </Text>
          </SheetCell>
        ))}
      </SheetGrid>
    </Sheet>
  );
}

function Progress({ achievement }: { achievement: SampleAchievement }) {
  const { t } = useWords();
  return (
    <Text size="caption" tone="muted">
      {'unlockedOn' in achievement
        ? t('certificates.achievement.unlocked', { date: formatDay(achievement.unlockedOn) })
        : t('certificates.achievement.progress', { done: achievement.done, goal: achievement.goal })}
    </Text>
  );
}

const marked = (done: number, goal: number) => Array.from({ length: goal }, (_, position) => position < done);

const pictures: Record<SampleAchievement['id'], ReactNode> = {
  firstAnswer: (
    <Bubble size="l" state="filled">
      A
    </Bubble>
  ),
  threeDays: <BubbleSheet marks={marked(3, 3)} columns={3} />,
  simulation: (
    <Bubble size="l" state="filled">
      <Icon of={Check} size="s" />
    </Bubble>
  ),
  fullWeek: <BubbleSheet marks={marked(5, 7)} columns={4} />,
  hundred: <BubbleSheet marks={marked(100, 100)} size="dot" />,
};
