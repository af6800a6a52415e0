import { Sheet } from '@prepar/ui/Sheet';
import { SheetRows } from '@prepar/ui/SheetRows';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { sectionId, type SettingsSectionName } from './sections.ts';

export interface SettingsSectionProps {
  section: SettingsSectionName;
  /** Rows, each with one setting. */
  children: ReactNode;
  /** As for Sheet. Default default. */
  tone?: 'default' | 'danger';
}

/** One sheet of settings, which the index of the page leads to. */
export function SettingsSection({ section, children, tone = 'default' }: SettingsSectionProps) {
  const { t } = useWords();
  return (
    <Sheet title={t(`settings.section.${section}`)} id={sectionId(section)} tone={tone}>
      <SheetRows endOnPhone="below">{children}</SheetRows>
    </Sheet>
  );
}
