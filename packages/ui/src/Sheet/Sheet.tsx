import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { sheet, sheetAction, sheetFoot, sheetHead, sheetTitle } from './Sheet.variants.ts';

export interface SheetProps {
  /** `SheetBody`, `SheetRows`, `SheetGrid`, `SheetFoot`, a table or a chart, one after the other; none when the head says it all. */
  children?: ReactNode;
  /** Names the sheet. Without it give `label`, or the sheet is no landmark. */
  title?: ReactNode;
  /** Level of the title. Default 2. */
  level?: 2 | 3;
  /** How big the title looks. Default that of its level. */
  titleSize?: 'h1' | 'h2' | 'h3';
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Right of the title: a badge, a legend, a link or a button. */
  action?: ReactNode;
  /** Where `action` stands on a phone: beside the title, or full width at the foot of the sheet. Default head. */
  actionOnPhone?: 'head' | 'foot';
  /** Accessible name of a sheet without a title. */
  label?: string;
  /** `danger` outlines what cannot be undone. Default default. */
  tone?: 'default' | 'danger';
  /** Target of a link within the page. */
  id?: string;
}

/** White paper with a rule around it, on the canvas. Never a sheet in a sheet. */
export function Sheet(props: SheetProps) {
  const { children, title, level = 2, titleSize, subtitle, action, actionOnPhone = 'head', label, tone, id } = props;
  const titleId = useId();
  const Tag = title === undefined && label === undefined ? 'div' : 'section';
  return (
    <Tag
      className={sheet({ tone })}
      id={id}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={sheetHead({ actionOnPhone })}>
          <div className={sheetTitle({ actionOnPhone })}>
            <Heading level={level} id={titleId} {...(titleSize && { size: titleSize })}>
              {title}
            </Heading>
            {subtitle !== undefined && <p className="type-body-s text-text-muted">{subtitle}</p>}
          </div>
          {action !== undefined && <div className={sheetAction({ actionOnPhone })}>{action}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}

export interface SheetBodyProps {
  /** Text, fields or a chart. */
  children: ReactNode;
}

/** The padded inside of a sheet. Directly below the head it needs no padding of its own on top. */
export function SheetBody({ children }: SheetBodyProps) {
  return <div className="px-4 pb-4 first:pt-4 md:px-6 md:pb-6 md:first:pt-6">{children}</div>;
}

export interface SheetFootProps {
  /** A sum or a note. */
  children: ReactNode;
  /** `canvas` sinks it into the page. Default surface. */
  tone?: 'surface' | 'canvas';
}

/** A ruled band at the foot of a sheet, for a sum or a note. */
export function SheetFoot({ children, tone }: SheetFootProps) {
  return <div className={sheetFoot({ tone })}>{children}</div>;
}
