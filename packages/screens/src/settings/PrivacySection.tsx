import { Select } from '@prepar/ui/Select';
import { SheetControlRow } from '@prepar/ui/SheetRows';
import { useWords } from '../common/words.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { ProfileVisibility, SectionProps } from './SettingsScreen.types.ts';
import { ToggleRows } from './ToggleRows.tsx';
import { toggles } from './toggles.ts';

const visibilities: readonly ProfileVisibility[] = ['PUBLIC', 'FRIENDS', 'PRIVATE'];

/** Who sees the profile, and what happens with its data. */
export function PrivacySection({ settings, onChange }: SectionProps) {
  const { t } = useWords();
  return (
    <SettingsSection section="privacy">
      <SheetControlRow>
        <Select
          layout="row"
          label={t('settings.profileVisibility')}
          hint={t('settings.profileVisibility.hint')}
          options={visibilities.map((value) => ({ value, label: t(`settings.profileVisibility.${value}`) }))}
          value={settings.profileVisibility}
          onChange={(profileVisibility) => onChange({ profileVisibility })}
        />
      </SheetControlRow>
      <ToggleRows toggles={toggles.privacy} settings={settings} onChange={onChange} />
    </SettingsSection>
  );
}
