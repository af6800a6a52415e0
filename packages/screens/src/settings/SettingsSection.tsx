import { Sheet } from '@prepar/ui/Sheet';
import { SheetRows } from '@prepar/ui/SheetRows';
import type { ReactNode } from 'react';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import { sectionId, type SettingsSectionName } from './sections.ts';

export interface SettingsSectionProps {
  section: SettingsSectionName;
  /** Rows, each with one setting. */
  children: ReactNode;
  /** As for Sheet. Default default. */
  tone?: 'default' | 'danger';
}

/** Sections in which settings are only kept so far, and change nothing. */
const notes: Partial<Record<SettingsSectionName, MessageId>> = {
  notifications: 'settings.section.notifications.note',
  privacy: 'settings.section.later',
  system: 'settings.section.later',
};

/** One sheet of settings, which the index of the page leads to. */
export function SettingsSection({ section, children, tone = 'default' }: SettingsSectionProps) {
  const { t } = useWords();
  const note = notes[section];
  return (
    <Sheet
      title={t(`settings.section.${section}`)}
      {...(note && { subtitle: t(note) })}
      id={sectionId(section)}
      tone={tone}
    >
      <SheetRows endOnPhone="below">{children}</SheetRows>
    </Sheet>
  );
}
