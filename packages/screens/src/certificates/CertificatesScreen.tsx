import { Callout } from '@prepar/ui/Callout';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Page } from '@prepar/ui/Page';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import { Achievements } from './Achievements.tsx';
import { Certificate } from './Certificate.tsx';
import { sampleCertificates } from './samples.ts';

/** What certificates and achievements will look like. Samples only, so the page has no state and no actions. */
export function CertificatesScreen() {
  const { t } = useWords();
  return (
    <Page title={t('certificates.title')}>
      <Callout tone="info">{t('certificates.notice')}</Callout>
      <Stack as="section" gap={4}>
        <Heading level={2}>{t('certificates.certificates')}</Heading>
        <Grid columns={3} align="stretch">
          {sampleCertificates.map((certificate) => (
            <Certificate key={certificate.id} certificate={certificate} />
          ))}
        </Grid>
      </Stack>
      <Achievements />
    </Page>
  );
}
