import { Badge } from '@prepar/ui/Badge';
import { Cartela, check } from '@prepar/ui/Cartela';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatDay, formatWholePercentage } from '../common/formats.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import type { SampleCertificate } from './samples.ts';

/** One certificate on its sheet. */
export function Certificate({ certificate }: { certificate: SampleCertificate }) {
  const { t } = useWords();
  const { provider, name, code, score, completedOn } = certificate;
  return (
    <Sheet label={name}>
      <SheetBody>
        <Stack gap={4}>
          <Inline justify="between" align="start" wrap={false}>
            <ProviderMark provider={provider} />
            <Badge>{t('certificates.sample')}</Badge>
          </Inline>
          <Show from="md">
            <Cartela picture={check} />
          </Show>
          <Stack gap={1}>
            <Heading level={3}>{name}</Heading>
            <Text size="body-s" tone="muted">
              {t('certificates.certificate.kind')}{' '}
              <Text as="span" size="code">
                {code}
              </Text>
            </Text>
          </Stack>
        </Stack>
      </SheetBody>
      <SheetFoot>
        <DescriptionList
          numeric
          strong
          items={[
            { term: t('certificates.certificate.score'), value: formatWholePercentage(score) },
            { term: t('certificates.certificate.date'), value: formatDay(completedOn) },
          ]}
        />
      </SheetFoot>
    </Sheet>
  );
}
