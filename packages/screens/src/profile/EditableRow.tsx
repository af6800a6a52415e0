import { Button } from '@prepar/ui/Button';
import { SheetFieldRow } from '@prepar/ui/SheetRows';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import type { ProfileSection, SectionState } from './ProfileScreen.types.ts';

export interface EditableRowProps {
  section: ProfileSection;
  /** What is read while nobody edits it. */
  value: ReactNode;
  state: SectionState;
  onEdit: (section: ProfileSection) => void;
  /** The form that takes the place of the value. */
  children: ReactNode;
}

/** One part of the profile, looked at or edited. */
export function EditableRow({ section, value, state, onEdit, children }: EditableRowProps) {
  const { t, rich } = useWords();
  if (state.status !== 'view') {
    return (
      <SheetFieldRow label={t(`profile.${section}`)} isActive>
        {children}
      </SheetFieldRow>
    );
  }
  return (
    <SheetFieldRow
      label={t(`profile.${section}`)}
      action={
        <Button size="s" tone="ghost" flush onPress={() => onEdit(section)}>
          {rich(`profile.edit.${section}`, { hidden: visuallyHidden })}
        </Button>
      }
    >
      {value}
    </SheetFieldRow>
  );
}
