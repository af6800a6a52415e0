import { ProviderTile, type ProviderTileProps } from '@prepar/ui/ProviderTile';
import type { ExamIdentity } from './exam.types.ts';
import { useWords } from './words.tsx';

export interface ProviderMarkProps {
  provider: ExamIdentity['provider'];
  /** As for ProviderTile. Default row. */
  size?: ProviderTileProps['size'];
}

/** The monogram of a provider, named in the language of the page. */
export function ProviderMark({ provider, size = 'row' }: ProviderMarkProps) {
  const { t } = useWords();
  return <ProviderTile provider={provider} name={t(`common.provider.${provider}`)} size={size} />;
}
