import type { ReactNode } from 'react';
import { BubbleSheet } from '../BubbleSheet/BubbleSheet.tsx';
import { answers, certificate, certificateText, timing } from './CertificateSheet.variants.ts';

export interface CertificateSheetProps {
  /** Accessible name: what was passed. */
  label: string;
  /** What it certifies. */
  children: ReactNode;
  /** The answers of the exam, true for right ones. */
  marks: readonly boolean[];
  /** The answers in words. */
  marksLabel: string;
  /** m across the page, s for two beside one another. Default m. */
  size?: 's' | 'm';
}

/** A certificate on paper: what it certifies, and the answer sheet that earned it. */
export function CertificateSheet({ label, children, marks, marksLabel, size = 'm' }: CertificateSheetProps) {
  return (
    <section aria-label={label} className={certificate}>
      <div className={certificateText({ size })}>{children}</div>
      <div className={answers({ size })}>
        <div className="relative">
          <span aria-hidden className={timing({ size })} />
          <BubbleSheet marks={marks} columns={size === 'm' ? 10 : '10 then 6'} size={size} label={marksLabel} />
        </div>
      </div>
    </section>
  );
}
