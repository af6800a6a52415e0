import { Cartela, check, climb, modules } from '@prepar/ui/Cartela';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { sampleProfiles } from './partners.ts';
import { ProfileCard } from './ProfileCard.tsx';

const pictures = { schools: check, companies: climb, mentors: modules, influencers: check };

/** Invented partners with a picture each: decoration that says what it is. */
export function SampleProfiles() {
  const { t } = useWords();
  return (
    <Stack as="section" gap={8}>
      <Stack gap={2}>
        <Heading level={2} size="display-2">
          {t('partnership.samples')}
        </Heading>
        <Text tone="muted">{t('partnership.samples.text')}</Text>
      </Stack>
      <Grid columns={3} align="stretch">
        {sampleProfiles.map((profile) => (
          <Sheet key={profile.type} label={profile.name}>
            <Show from="md">
              <SheetBody>
                <Cartela picture={pictures[profile.type]} />
              </SheetBody>
            </Show>
            <SheetFoot>
              <ProfileCard profile={profile} />
            </SheetFoot>
          </Sheet>
        ))}
      </Grid>
    </Stack>
  );
}
