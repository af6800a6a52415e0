import { ActionBar } from '@prepar/ui/ActionBar';
import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { Grid } from '@prepar/ui/Grid';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { SectionNav } from '@prepar/ui/SectionNav';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DangerZone } from './DangerZone.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { sectionId, sections } from './sections.ts';
import type { SettingsActions, SettingsReady } from './SettingsScreen.types.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { StudySection } from './StudySection.tsx';
import { ToggleRows } from './ToggleRows.tsx';
import { toggles } from './toggles.ts';
import { useSectionInView } from './useSectionInView.ts';

export interface SettingsFormProps {
  state: SettingsReady;
  actions: SettingsActions;
}

/** All sections with their index, and the bar that stores them. */
export function SettingsForm({ state, actions }: SettingsFormProps) {
  const { t } = useWords();
  const inView = useSectionInView();
  const { settings, unsavedCount } = state;
  return (
    <Grid columns="index+content" gap={10}>
      <SectionNav
        label={t('settings.sections')}
        items={sections.map((section) => ({
          href: `#${sectionId(section)}`,
          label: t(`settings.section.${section}`),
          isCurrent: section === inView,
        }))}
      />
      <Stack gap="sheets">
        {state.warning !== null && (
          <Callout tone="warning" live="status">
            {t(`settings.warning.${state.warning}`)}
          </Callout>
        )}
        <StudySection settings={settings} onChange={actions.change} />
        <AppearanceSection settings={settings} onChange={actions.change} />
        <SettingsSection section="notifications">
          <ToggleRows toggles={toggles.notifications} settings={settings} onChange={actions.change} />
        </SettingsSection>
        <PrivacySection settings={settings} onChange={actions.change} />
        <SettingsSection section="system">
          <ToggleRows toggles={toggles.system} settings={settings} onChange={actions.change} />
        </SettingsSection>
        <DangerZone actions={actions} />
        <ActionBar
          status={
            <LiveRegion>
              {unsavedCount > 0 && (
                <Text as="span" size="body-s" tone="muted">
                  {t('settings.unsaved', { count: unsavedCount })}
                </Text>
              )}
            </LiveRegion>
          }
        >
          <Button isPending={state.status === 'saving'} pendingLabel={t('settings.saving')} onPress={actions.save}>
            {t('settings.save')}
          </Button>
        </ActionBar>
      </Stack>
    </Grid>
  );
}
