import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  answerRow,
  answerRowArrow,
  answerRowDetail,
  answerRowLead,
  answerRowLetters,
  answerRowNote,
  answerRowPanel,
  answerRows,
  answerRowTime,
  answerRowTitle,
  answerRowTrigger,
  answerRowVerdict,
  answerRowWords,
} from './AnswerRows.variants.ts';

export interface AnswerRowsProps {
  /** `AnswerRow` each. */
  children: ReactNode;
}

/** Answers of the past, one ruled row each. From 44rem of sheet width on, verdict and time stand in columns. */
export function AnswerRows({ children }: AnswerRowsProps) {
  return <div className={answerRows}>{children}</div>;
}

export interface AnswerRowProps {
  /** Letters that were chosen. */
  chosen: readonly string[];
  /** Before the title: what the question is about. */
  lead?: string;
  /** What tells it from others, in a sentence of which two lines are shown; open the question is there whole. */
  title: string;
  /** Language of the title, where it is not that of the page. */
  titleLang?: string;
  /** Below the title: the domain. */
  detail?: string;
  /** The verdict on the answer. */
  isRight: boolean;
  /** The same as a word, for example 'errada'. */
  verdict: string;
  /** After the verdict: the right letters. */
  note?: string;
  /** At the end of the row on wide sheets: the hour, or the number of the question. */
  end?: string;
  /** Level of the row in the outline of the page. Default 3. */
  level?: 3 | 4;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question to be read again. */
  children: ReactNode;
}

/** An answer that opens its question in place. One that is open from the start was led to, and comes into view. */
export function AnswerRow(props: AnswerRowProps) {
  const {
    chosen,
    lead,
    title,
    titleLang,
    detail,
    isRight,
    verdict,
    note,
    end,
    level = 3,
    isOpen,
    onOpenChange,
    children,
  } = props;
  const row = useRef<HTMLDivElement>(null);
  const isLedTo = useRef(isOpen);
  useEffect(() => {
    if (!isLedTo.current) return undefined;
    // Once the page has begun at its top.
    const frame = requestAnimationFrame(() => {
      if (row.current && row.current.getBoundingClientRect().top > innerHeight / 2) row.current.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Disclosure ref={row} className={answerRow} isExpanded={isOpen} onExpandedChange={onOpenChange}>
      <Heading level={level}>
        <Button slot="trigger" className={answerRowTrigger}>
          <span className={bubble({ state: isRight ? 'right' : 'wrong', size: 'l' })}>
            <span className={answerRowLetters({ several: chosen.length > 1 })}>{chosen.join(' ')}</span>
          </span>
          <span className={answerRowWords}>
            {lead !== undefined && <span className={answerRowLead}>{lead}</span>}
            <span className={answerRowTitle} lang={titleLang}>
              {title}
            </span>
            {detail !== undefined && <span className={`block ${answerRowDetail}`}>{detail}</span>}
          </span>
          <span className={answerRowVerdict({ isRight })}>
            <Icon of={isRight ? Check : X} size="s" />
            {verdict}
            {note !== undefined && <span className={answerRowNote}>{note}</span>}
          </span>
          {end !== undefined && <span className={answerRowTime}>{end}</span>}
          <span className={answerRowArrow}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>{isOpen && <div className={answerRowPanel}>{children}</div>}</DisclosurePanel>
    </Disclosure>
  );
}
