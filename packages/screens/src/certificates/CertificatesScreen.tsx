import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { Grid } from '@prepar/ui/Grid';
import { Page } from '@prepar/ui/Page';
import { Sheet } from '@prepar/ui/Sheet';
import { displayName } from '../common/displayName.ts';
import { useWords } from '../common/words.tsx';
import type { ShellUser } from '../shell/shell.types.ts';
import { Achievements } from './Achievements.tsx';
import { Certificate } from './Certificate.tsx';
import { sampleCertificates } from './samples.ts';

export interface CertificatesScreenProps {
  /** Whose name stands on the samples. */
  state: { user: ShellUser };
  /** The learner's own answers. */
  links: { answers: string };
}

/** What certificates and achievements will look like: samples only, and the way to what is the learner's own. */
export function CertificatesScreen({ state, links }: CertificatesScreenProps) {
  const { t } = useWords();
  const name = displayName(state.user, t('common.genericUser'));
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
      <Callout tone="info">{t('certificates.notice')}</Callout>
      {first && <Certificate certificate={first} name={name} size="m" />}
      <Grid columns="6+6" align="stretch">
        {others.map((certificate) => (
          <Certificate key={certificate.id} certificate={certificate} name={name} size="s" />
        ))}
      </Grid>
      <Achievements />
    </Page>
  );
}
