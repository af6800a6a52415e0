import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { cellLead, cellTitle, sheetCell, sheetGrid } from './SheetGrid.variants.ts';

export interface SheetGridProps {
  /** `SheetCell`s. */
  children: ReactNode;
  /** Columns in a wide sheet; a narrow one has fewer, down to one. */
  columns: 2 | 3 | 4 | 5;
  /** Element to render; a list says how many cells there are. Default ul. */
  as?: 'ul' | 'ol';
}

/** Cells of equal width with rules between them, inside a sheet. */
export function SheetGrid({ children, columns, as: Tag = 'ul' }: SheetGridProps) {
  return (
    <div className="@container overflow-clip border-t first:border-t-0">
      <Tag className={sheetGrid({ columns })}>{children}</Tag>
    </div>
  );
}

export interface SheetCellProps {
  /** Below the title. */
  children?: ReactNode;
  /** Heading of the cell. */
  title?: ReactNode;
  /** Level of the title. Default 3. */
  level?: 2 | 3 | 4;
  /** How big the title looks. Default h3. */
  titleSize?: 'h2' | 'h3';
  /** Right of the title: a count or a badge. */
  note?: ReactNode;
  /** Before the title, or left of everything in a narrow sheet: a numbered bubble. */
  lead?: ReactNode;
  /** In a narrow sheet the lead takes its own width, or that of a picture, so that cells line up. Default auto. */
  leadWidth?: 'auto' | 'picture';
  /** Pinned to the bottom of the cell: its button. */
  foot?: ReactNode;
  /** Leaves out the padding, for a group of options or rows that fills the cell. Default false. */
  isFlush?: boolean;
  /** Columns it takes in a wide sheet. Default 1. */
  span?: 1 | 2;
  /** `featured` is the recommended one, `current` the one that somebody has, `canvas` a note among cells. Default default. */
  tone?: 'default' | 'canvas' | 'featured' | 'current';
}

/** One cell of a `SheetGrid`. */
export function SheetCell(props: SheetCellProps) {
  const { children, title, level = 3, titleSize = 'h3', note, lead, leadWidth = 'auto', foot } = props;
  const { isFlush, span, tone } = props;
  return (
    <li className={sheetCell({ tone, span, flush: isFlush, lead: lead === undefined ? 'none' : leadWidth })}>
      {lead !== undefined && <div className={cellLead({ width: leadWidth })}>{lead}</div>}
      {title !== undefined && (
        <div className={cellTitle({ size: titleSize })}>
          <Heading level={level} size={titleSize} tone={tone === 'canvas' ? 'muted' : 'default'}>
            {title}
          </Heading>
          {note !== undefined && (
            <div className="font-display type-body-s font-medium tnum text-text-muted">{note}</div>
          )}
        </div>
      )}
      {children !== undefined && <div className={title === undefined ? 'min-w-0' : 'mt-1 min-w-0'}>{children}</div>}
      {foot !== undefined && <div className="mt-auto pt-4 @max-[34rem]:grid">{foot}</div>}
    </li>
  );
}
