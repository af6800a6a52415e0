import { Divider } from '@prepar/ui/Divider';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';

/** Four features of the product; the fourth has room on wide windows only. */
export function WhyPartner() {
  const { t } = useWords();
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size="display-2">
        {t('partnership.why')}
      </Heading>
      <Grid columns="3 then 4" gap={8}>
        <Feature position={1} />
        <Feature position={2} />
        <Feature position={3} />
        <Show from="lg">
          <Feature position={4} />
        </Show>
      </Grid>
    </Stack>
  );
}

function Feature({ position }: { position: 1 | 2 | 3 | 4 }) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <Divider weight="ink" />
      <Stack gap={1}>
        <Heading level={3}>{t(`partnership.why.${position}.title`)}</Heading>
        <Text size="body-s" tone="muted">
          {t(`partnership.why.${position}.text`)}
        </Text>
      </Stack>
    </Stack>
  );
}
