import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { Grid } from '@prepar/ui/Grid';
import { Page } from '@prepar/ui/Page';
import { Sheet } from '@prepar/ui/Sheet';
import { useWords } from '../common/words.tsx';
import { Achievements } from './Achievements.tsx';
import { Certificate } from './Certificate.tsx';
import { sampleCertificates, sampleLearner } from './samples.ts';

export interface CertificatesScreenProps {
  /** The learner's own answers. */
  links: { answers: string };
}

/** What certificates and achievements will look like: those of an invented learner, and the way to what is the learner's own. */
export function CertificatesScreen({ links }: CertificatesScreenProps) {
  const { t } = useWords();
  const [first, ...others] = sampleCertificates;
  return (
    <Page title={t('certificates.title')} subtitle={t('certificates.subtitle')}>
      <Sheet
        title={t('certificates.own.title')}
        subtitle={t('certificates.own.text')}
        actionOnPhone="foot"
        action={
          <ButtonLink href={links.answers} tone="secondary">
            {t('certificates.own.link')}
          </ButtonLink>
        }
      />
      <Callout tone="info">{t('certificates.notice', { name: sampleLearner })}</Callout>
      {first && <Certificate certificate={first} size="m" />}
      <Grid columns="6+6" align="stretch">
        {others.map((certificate) => (
          <Certificate key={certificate.id} certificate={certificate} size="s" />
        ))}
      </Grid>
      <Achievements />
    </Page>
  );
}
