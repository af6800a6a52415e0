import { Badge } from '@prepar/ui/Badge';
import { CertificateSheet } from '@prepar/ui/CertificateSheet';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatDay, formatWholePercentage } from '../common/formats.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { type SampleCertificate, sampleLearner, sampleMarks } from './samples.ts';

export interface CertificateProps {
  certificate: SampleCertificate;
  /** As for CertificateSheet. */
  size: 's' | 'm';
}

/** One certificate, with the answers that earned it. */
export function Certificate({ certificate, size }: CertificateProps) {
  const { t } = useWords();
  const { provider, name, code, questions, right, completedOn } = certificate;
  const count = t('certificates.certificate.count', { right, questions });
  return (
    <CertificateSheet
      label={name}
      marks={sampleMarks(certificate)}
      marksLabel={t('certificates.certificate.answers', { count })}
      size={size}
    >
      <Stack gap={4}>
        <Inline justify="between" align="start" wrap={false}>
          <ProviderMark provider={provider} />
          <Badge tone="outline">{t('certificates.sample')}</Badge>
        </Inline>
        <Stack gap={1}>
          <Heading level={2} size={size === 'm' ? 'h1' : 'h3'}>
            {name}
          </Heading>
          <Text tone="muted">{sampleLearner}</Text>
          <Text size="body-s" tone="muted">
            {t('certificates.certificate.kind')}{' '}
            <Text as="span" size="code">
              {code}
            </Text>
          </Text>
        </Stack>
        <DescriptionList
          layout={size === 'm' ? 'strip' : 'rows'}
          numeric
          strong
          items={[
            { term: t('certificates.certificate.score'), value: formatWholePercentage((right / questions) * 100) },
            { term: t('certificates.certificate.right'), value: count },
            { term: t('certificates.certificate.date'), value: formatDay(completedOn) },
          ]}
        />
      </Stack>
    </CertificateSheet>
  );
}
