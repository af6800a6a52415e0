import type { ReactNode } from 'react';
import { prose } from './Prose.variants.ts';

export interface ProseProps {
  /** Plain elements: h2, h3, p, ul, ol, li, strong. Links are the Link component. */
  children: ReactNode;
}

/** Long reading text, such as terms of use: 44rem wide, with the rhythm of the design. */
export function Prose({ children }: ProseProps) {
  return <div className={prose()}>{children}</div>;
}
