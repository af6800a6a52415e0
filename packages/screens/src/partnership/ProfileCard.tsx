import { Avatar } from '@prepar/ui/Avatar';
import { Badge } from '@prepar/ui/Badge';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Divider } from '@prepar/ui/Divider';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { SampleProfile } from './partners.ts';

/** An invented partner with its figures. */
export function ProfileCard({ profile }: { profile: SampleProfile }) {
  const { t, tag } = useWords();
  return (
    <Stack gap={3}>
      <Inline justify="between" align="start" wrap={false}>
        <Inline wrap={false}>
          <Avatar initials={profile.initials} />
          <Stack gap={0}>
            <Text size="label">{profile.name}</Text>
            <Text size="caption" tone="muted">
              {t(`partnership.samples.kind.${profile.type}`)}
            </Text>
          </Stack>
        </Inline>
        <Badge>{t('partnership.sample')}</Badge>
      </Inline>
      <Divider />
      <DescriptionList
        layout="strip"
        items={[
          { term: t('partnership.samples.people'), value: formatNumber(profile.people, tag) },
          { term: t('partnership.samples.credits'), value: formatNumber(profile.credits, tag) },
        ]}
      />
    </Stack>
  );
}
