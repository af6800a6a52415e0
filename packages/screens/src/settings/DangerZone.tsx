import { Button } from '@prepar/ui/Button';
import { SheetRow } from '@prepar/ui/SheetRows';
import { useWords } from '../common/words.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SettingsActions } from './SettingsScreen.types.ts';

/** What takes something away: the way back to the defaults, and the end of the account. */
export function DangerZone({ actions }: { actions: Pick<SettingsActions, 'askToReset' | 'askToDelete'> }) {
  const { t } = useWords();
  return (
    <SettingsSection section="data" tone="danger">
      <SheetRow
        title={t('settings.reset.title')}
        detail={t('settings.reset.detail')}
        end={
          <Button tone="secondary" onPress={actions.askToReset}>
            {t('settings.reset.open')}
          </Button>
        }
      />
      <SheetRow
        title={t('settings.delete.title')}
        detail={t('settings.delete.detail')}
        end={
          <Button tone="dangerOutline" onPress={actions.askToDelete}>
            {t('settings.delete.title')}
          </Button>
        }
      />
    </SettingsSection>
  );
}
