import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { qrCode } from './QrCode.variants.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A square that a camera reads. */
export function QrCode({ value, label }: QrCodeProps) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(value, { border: 2 }))}`, [value]);
  return <img className={qrCode} src={source} alt={label} width={176} height={176} />;
}
