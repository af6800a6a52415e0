import { NumberField } from '@prepar/ui/NumberField';
import { SheetControlRow } from '@prepar/ui/SheetRows';
import { useWords } from '../common/words.tsx';
import { dailyGoalRange } from './dailyGoalRange.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { SectionProps } from './SettingsScreen.types.ts';
import { ToggleRows } from './ToggleRows.tsx';
import { toggles } from './toggles.ts';

/** How much to study in a day, and what happens while studying. */
export function StudySection({ settings, onChange }: SectionProps) {
  const { t } = useWords();
  return (
    <SettingsSection section="study">
      <SheetControlRow>
        <NumberField
          layout="row"
          label={t('settings.dailyGoal')}
          hint={t('settings.dailyGoal.hint', dailyGoalRange)}
          {...dailyGoalRange}
          value={settings.dailyGoal}
          onChange={(dailyGoal) => onChange({ dailyGoal })}
          decreaseLabel={t('settings.dailyGoal.decrease')}
          increaseLabel={t('settings.dailyGoal.increase')}
        />
      </SheetControlRow>
      <ToggleRows toggles={toggles.study} settings={settings} onChange={onChange} />
    </SettingsSection>
  );
}
