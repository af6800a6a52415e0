import { Grid } from '@prepar/ui/Grid';
import { Show } from '@prepar/ui/Show';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import { sections } from './sections.ts';

/** The index and the sheets, while the settings are on their way. */
export function SettingsSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('settings.loading')}>
      <Grid columns="index+content" gap={10}>
        <Show from="lg">
          <Stack gap={6}>
            {sections.map((section) => (
              <SkeletonLine key={section} width="4/5" />
            ))}
          </Stack>
        </Show>
        <Stack gap="sheets">
          <SkeletonBlock height="l" />
          <SkeletonBlock height="l" />
          <SkeletonBlock height="l" />
        </Stack>
      </Grid>
    </Skeleton>
  );
}
