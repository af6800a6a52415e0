import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  disclosure,
  disclosureArrow,
  disclosurePanel,
  disclosureSummary,
  disclosureTitle,
} from './Disclosure.variants.ts';

export interface DisclosureProps {
  /** The question. */
  title: string;
  /** Level of the title in the outline of the page. Default 3. */
  level?: 2 | 3 | 4;
  /** The answer, shown on demand. Searching the page finds it too. */
  children: ReactNode;
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A question that opens its answer. The browser's own element: it works before any script has loaded. */
export function Disclosure({ title, level = 3, children }: DisclosureProps) {
  const Title = tags[level];
  return (
    <details className={disclosure}>
      <summary className={disclosureSummary}>
        <Title className={disclosureTitle}>{title}</Title>
        <span className={disclosureArrow}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={disclosurePanel}>{children}</div>
    </details>
  );
}
