import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon.tsx';
import {
  disclosure,
  disclosureArrow,
  disclosurePanel,
  disclosureRows,
  disclosureTrigger,
} from './Disclosure.variants.ts';

export interface DisclosureProps {
  /** The question. */
  title: string;
  /** Before the title: a bubble or two. The answer then stands in line with the title, and the row is one of a sheet. */
  start?: ReactNode;
  /** The answer is rows of the sheet, from edge to edge. Default false. */
  isFlush?: boolean;
  /** Whether it is open at first. Default false. */
  startsOpen?: boolean;
  /** Level of the title in the outline of the page. Default 3. */
  level?: 2 | 3 | 4;
  /** The answer, shown on demand. Searching the page finds it too. */
  children: ReactNode;
}

/** A question that opens its answer. */
export function Disclosure({
  title,
  start,
  isFlush = false,
  startsOpen = false,
  level = 3,
  children,
}: DisclosureProps) {
  const isRow = start !== undefined || isFlush;
  return (
    <AriaDisclosure className={disclosure} defaultExpanded={startsOpen}>
      <Heading level={level}>
        <Button slot="trigger" className={disclosureTrigger({ isRow })}>
          {start}
          <span className={`min-w-0 flex-1 ${start ? 'vast:order-last vast:basis-full' : ''}`}>{title}</span>
          <span className={disclosureArrow}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={isFlush ? disclosureRows : disclosurePanel({ isRow })}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
