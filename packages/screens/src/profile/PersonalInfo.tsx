import { Sheet } from '@prepar/ui/Sheet';
import { SheetRows } from '@prepar/ui/SheetRows';
import { BreakableAddress } from '../common/BreakableAddress.tsx';
import { displayName } from '../common/displayName.ts';
import { useWords } from '../common/words.tsx';
import { EditableRow } from './EditableRow.tsx';
import { OneFieldForm } from './OneFieldForm.tsx';
import { checkEmail, checkName } from './profileProblems.ts';
import type { ProfileActions, ProfileState } from './ProfileScreen.types.ts';

export interface PersonalInfoProps {
  state: Pick<ProfileState, 'user' | 'name' | 'email'>;
  actions: ProfileActions;
}

/** Name and e-mail. Who has no name is called by the part of the e-mail before the at sign. */
export function PersonalInfo({ state, actions }: PersonalInfoProps) {
  const { t } = useWords();
  const { user } = state;
  return (
    <Sheet title={t('profile.personal')}>
      <SheetRows>
        <EditableRow
          section="name"
          value={displayName(user, t('common.genericUser'))}
          state={state.name}
          onEdit={actions.edit}
        >
          <OneFieldForm
            label={t('profile.name')}
            autoComplete="name"
            initial={displayName(user, '')}
            check={checkName}
            state={state.name}
            onSave={actions.saveName}
            onCancel={() => actions.cancel('name')}
          />
        </EditableRow>
        <EditableRow
          section="email"
          value={<BreakableAddress address={user.email} />}
          state={state.email}
          onEdit={actions.edit}
        >
          <OneFieldForm
            label={t('profile.email')}
            type="email"
            autoComplete="email"
            hint={t('profile.emailHint')}
            initial={user.email}
            check={checkEmail}
            state={state.email}
            onSave={actions.saveEmail}
            onCancel={() => actions.cancel('email')}
          />
        </EditableRow>
      </SheetRows>
    </Sheet>
  );
}
