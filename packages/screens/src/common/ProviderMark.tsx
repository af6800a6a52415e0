import { Monogram, type MonogramProps } from '@prepar/ui/Monogram';
import type { ExamIdentity } from './exam.types.ts';
import { useWords } from './words.tsx';

export interface ProviderMarkProps {
  provider: ExamIdentity['provider'];
  /** As for Monogram. Default row. */
  size?: NonNullable<MonogramProps['size']>;
}

const marks = {
  aws: { children: 'AWS', tone: 'orange' },
  azure: { children: 'AZ', tone: 'blue' },
  gcp: { children: 'GCP', tone: 'green' },
  generic: { children: 'GEN', tone: 'grey' },
} as const;

/** The monogram of a provider, named in the language of the page. */
export function ProviderMark({ provider, size = 'row' }: ProviderMarkProps) {
  const { t } = useWords();
  return <Monogram {...marks[provider]} name={t(`common.provider.${provider}`)} size={size} />;
}
