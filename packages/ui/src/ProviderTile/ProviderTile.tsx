import { providerTile } from './ProviderTile.variants.ts';

export interface ProviderTileProps {
  /** Whose exam it is. */
  provider: 'aws' | 'azure' | 'gcp' | 'generic';
  /** Full name of the provider, for screen readers and on hover. */
  name: string;
  /** 44px in rows, 22px in tables, `bar` 44px but 36 on a phone. Default row. */
  size?: 'row' | 'table' | 'bar';
}

const monograms = { aws: 'AWS', azure: 'AZ', gcp: 'GCP', generic: 'GEN' };

/** A provider's colour, always with its monogram. */
export function ProviderTile({ provider, name, size }: ProviderTileProps) {
  return (
    <span className={providerTile({ provider, size })} title={name}>
      <span aria-hidden>{monograms[provider]}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
