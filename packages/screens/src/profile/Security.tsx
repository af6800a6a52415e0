import { Sheet } from '@prepar/ui/Sheet';
import { SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { EditableRow } from './EditableRow.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { ProfileActions, SectionState } from './ProfileScreen.types.ts';

export interface SecurityProps {
  state: SectionState;
  actions: ProfileActions;
}

/** The change of the password. */
export function Security({ state, actions }: SecurityProps) {
  const { t } = useWords();
  const note = (
    <Text as="span" size="body-s" tone="muted">
      {t('profile.passwordNote')}
    </Text>
  );
  return (
    <Sheet title={t('profile.security')}>
      <SheetRows>
        <EditableRow section="password" value={note} state={state} onEdit={actions.edit}>
          <PasswordForm state={state} actions={actions} />
        </EditableRow>
      </SheetRows>
    </Sheet>
  );
}
