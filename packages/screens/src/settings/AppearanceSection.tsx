import { SegmentedControl } from '@prepar/ui/SegmentedControl';
import { Select } from '@prepar/ui/Select';
import { SheetControlRow } from '@prepar/ui/SheetRows';
import { Monitor, Moon, Sun } from 'lucide-react';
import { languageCodes } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { FontSize, SectionProps, Theme } from './SettingsScreen.types.ts';

const themes: readonly Theme[] = ['LIGHT', 'DARK', 'SYSTEM'];
const themeIcons = { LIGHT: Sun, DARK: Moon, SYSTEM: Monitor };
const fontSizes: readonly FontSize[] = ['SMALL', 'MEDIUM', 'LARGE'];

/** Theme, size of the text and language. */
export function AppearanceSection({ settings, onChange }: SectionProps) {
  const { t } = useWords();
  return (
    <SettingsSection section="appearance">
      <SheetControlRow>
        <SegmentedControl
          layout="row"
          label={t('settings.theme')}
          hint={t('settings.theme.hint')}
          options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`), icon: themeIcons[value] }))}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
        />
      </SheetControlRow>
      <SheetControlRow>
        <SegmentedControl
          layout="row"
          label={t('settings.fontSize')}
          options={fontSizes.map((value) => ({ value, label: t(`settings.fontSize.${value}`) }))}
          value={settings.fontSize}
          onChange={(fontSize) => onChange({ fontSize })}
        />
      </SheetControlRow>
      <SheetControlRow>
        <Select
          layout="row"
          label={t('settings.language')}
          hint={t('settings.language.hint')}
          options={Object.values(languageCodes).map((value) => ({ value, label: t(`settings.language.${value}`) }))}
          value={settings.language}
          onChange={(language) => onChange({ language })}
        />
      </SheetControlRow>
    </SettingsSection>
  );
}
