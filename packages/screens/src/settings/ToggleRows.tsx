import { SheetControlRow } from '@prepar/ui/SheetRows';
import { Switch } from '@prepar/ui/Switch';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import type { SettingsToggle } from './toggles.ts';

export interface ToggleRowsProps<Toggle extends SettingsToggle> {
  /** The settings, in the order they are shown. */
  toggles: readonly Toggle[];
  settings: Record<Toggle, boolean>;
  /** The setting that was switched, with its new state. */
  onChange: (setting: Partial<Record<SettingsToggle, boolean>>) => void;
}

/** What a setting does, where its name does not say it. */
const hints: Partial<Record<SettingsToggle, MessageId>> = {
  emailNotifications: 'settings.emailNotifications.hint',
  breakReminders: 'settings.breakReminders.hint',
  soundEffects: 'settings.soundEffects.hint',
  autoSave: 'settings.autoSave.hint',
};

/** Settings that are on or off, one in a row. */
export function ToggleRows<Toggle extends SettingsToggle>({ toggles, settings, onChange }: ToggleRowsProps<Toggle>) {
  const { t } = useWords();
  return toggles.map((toggle) => {
    const hint = hints[toggle];
    return (
      <SheetControlRow key={toggle}>
        <Switch
          label={t(`settings.${toggle}`)}
          {...(hint && { hint: t(hint) })}
          isSelected={settings[toggle]}
          onChange={(isOn) => onChange({ [toggle]: isOn })}
        />
      </SheetControlRow>
    );
  });
}
