import { type ReactNode, useEffect, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { pickBubble, pickField, pickList, pickRow } from './PickRows.variants.ts';

export interface Pick {
  /** What the caller gets back. */
  value: string;
  /** Before the title: a monogram. */
  start: ReactNode;
  title: string;
  /** Below the title. */
  detail: ReactNode;
  /** At the end: a figure, or null for nothing. Default a bubble that is filled for the chosen one. */
  end?: ReactNode;
}

export interface PickRowsProps {
  /** Accessible name of the choice. */
  label: string;
  /** One row each. */
  picks: readonly Pick[];
  /** The chosen one; null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Below one another, or beside one another where there is room. Default rows. */
  layout?: 'rows' | 'line';
  /** Whether the first row takes the focus as it appears. Default false. */
  focusOnMount?: boolean;
}

/** A choice of one among a few things, each a row of a sheet. */
export function PickRows({ label, picks, value, onChange, layout = 'rows', focusOnMount = false }: PickRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  // React Aria's radios have no autoFocus.
  useEffect(() => {
    if (focusOnMount) rows.current?.querySelector('input')?.focus();
  }, [focusOnMount]);
  return (
    <div ref={rows} className="@container border-t first:border-t-0">
      <RadioGroup aria-label={label} value={value} onChange={onChange} className={pickList({ layout })}>
        {picks.map(({ value: own, start, title, detail, end }) => (
          <RadioField key={own} value={own} className={pickField({ layout })}>
            <RadioButton className={pickRow}>
              <span className="flex">{start}</span>
              <span className="min-w-0 [overflow-wrap:anywhere] vast:order-last vast:col-span-full">
                <span className="block type-label text-[0.9375rem]/5">{title}</span>
                <span className="block type-caption text-text-muted">{detail}</span>
              </span>
              {end === undefined ? <span aria-hidden className={`${bubble({ size: 'm' })} ${pickBubble}`} /> : end}
            </RadioButton>
          </RadioField>
        ))}
      </RadioGroup>
    </div>
  );
}
