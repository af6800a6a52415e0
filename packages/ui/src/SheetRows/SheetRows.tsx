import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import {
  controlRow,
  fieldAction,
  fieldRow,
  fieldValue,
  rowEnd,
  rowMiddle,
  rowTitle,
  rowValue,
  sheetRow,
  sheetRows,
} from './SheetRows.variants.ts';

interface RowsLayout {
  middle: 'narrow' | 'wide';
  middleOnPhone: 'below' | 'hidden';
  endOnPhone: 'beside' | 'next' | 'below' | 'hidden';
  density: 'default' | 'compact';
}

const LayoutContext = createContext<RowsLayout>({
  middle: 'narrow',
  middleOnPhone: 'below',
  endOnPhone: 'beside',
  density: 'default',
});

export interface SheetRowsProps {
  /** `SheetRow`, `SheetFieldRow` or `SheetControlRow`. */
  children: ReactNode;
  /** Width of the middle slot: 9rem, or three parts to the title's two. Default narrow. */
  middle?: 'narrow' | 'wide';
  /** Where the middle slot stands in a narrow sheet. Default below. */
  middleOnPhone?: 'below' | 'hidden';
  /** Where the end slot stands in a narrow sheet; next is the line below the title, for rows without a middle slot; below, it is as wide as the row. Default beside. */
  endOnPhone?: 'beside' | 'next' | 'below' | 'hidden';
  /** compact has less space above and below. Default default. */
  density?: 'default' | 'compact';
}

/** Ruled rows of a sheet. From 36rem of sheet width on, the slots of all rows line up in columns. */
export function SheetRows(props: SheetRowsProps) {
  const { children, middle = 'narrow', middleOnPhone = 'below', endOnPhone = 'beside', density = 'default' } = props;
  const layout = useMemo(
    () => ({ middle, middleOnPhone, endOnPhone, density }),
    [middle, middleOnPhone, endOnPhone, density],
  );
  return (
    <LayoutContext value={layout}>
      <div className="@container border-t first:border-t-0">
        <ul className={sheetRows({ middle })}>{children}</ul>
      </div>
    </LayoutContext>
  );
}

export interface SheetRowProps {
  /** First line of the row. */
  title: ReactNode;
  /** Second line: what the title does not say. */
  detail?: ReactNode;
  /** Before the title: a monogram, a bubble, an avatar. */
  start?: ReactNode;
  /** Between title and figure: a progress bar, badges. */
  middle?: ReactNode;
  /** The row's figure. */
  value?: ReactNode;
  /** Last: a time, a button, a switch. */
  end?: ReactNode;
  /** Below all of it, as wide as the row: a strip. */
  foot?: ReactNode;
}

/** One row: title and detail, with slots around them. */
export function SheetRow({ title, detail, start, middle, value, end, foot }: SheetRowProps) {
  const layout = use(LayoutContext);
  return (
    <li className={sheetRow({ density: layout.density })}>
      {start !== undefined && <div className="col-start-1 row-start-1 flex pe-3 @min-[36rem]:pe-4">{start}</div>}
      <div className="col-start-2 row-start-1 min-w-0">
        <div className={rowTitle({ density: layout.density })}>{title}</div>
        {detail !== undefined && <div className="type-body-s text-text-muted">{detail}</div>}
      </div>
      {middle !== undefined && (
        <div className={rowMiddle({ middle: layout.middle, onPhone: layout.middleOnPhone })}>{middle}</div>
      )}
      {value !== undefined && <div className={rowValue}>{value}</div>}
      {end !== undefined && <div className={rowEnd({ onPhone: layout.endOnPhone })}>{end}</div>}
      {foot !== undefined && <div className="col-span-full min-w-0">{foot}</div>}
    </li>
  );
}

export interface SheetFieldRowProps {
  /** Name of the field, in the first column. */
  label: ReactNode;
  /** Its value, or the control while it is edited; without an action it takes the rest of the row. */
  children: ReactNode;
  /** Buttons at the end of the row. */
  action?: ReactNode;
  /** Whether the field is being edited; in a narrow sheet everything then stands below one another. Default false. */
  isActive?: boolean;
}

/**
 * A row that shows one field of a record, and lets it be edited in place. When the control that had the focus goes away
 * at the end of editing, the first button of the row takes it.
 */
export function SheetFieldRow({ label, children, action, isActive = false }: SheetFieldRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const wasActive = useRef(isActive);
  useEffect(() => {
    const hasEnded = wasActive.current && !isActive;
    wasActive.current = isActive;
    if (hasEnded && document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [isActive]);
  const hasAction = action !== undefined;
  return (
    <li ref={row} className={fieldRow({ active: isActive })}>
      <div className="col-span-full type-body-s text-text-muted @min-[36rem]:col-span-1">{label}</div>
      <div className={fieldValue({ active: isActive, alone: !hasAction })}>{children}</div>
      {hasAction && <div className={fieldAction({ active: isActive })}>{action}</div>}
    </li>
  );
}

export interface SheetControlRowProps {
  /** A `Switch`, or a field with `layout="row"`. */
  children: ReactNode;
}

/** A row that is one control with its own label, as in a list of settings. */
export function SheetControlRow({ children }: SheetControlRowProps) {
  return <li className={controlRow}>{children}</li>;
}
