import type { ReactNode } from 'react';
import { text } from './Text.variants.ts';

export interface TextProps {
  /** Words, with Text as span, Highlight or Link inside. */
  children: ReactNode;
  /** A step of the type scale; `lead` is 18px on wide windows, `inherit` keeps that of the text around. Default body. */
  size?:
    | 'stat-l'
    | 'stat-m'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'prompt'
    | 'lead'
    | 'body'
    | 'body-s'
    | 'label'
    | 'caption'
    | 'micro'
    | 'code'
    | 'inherit';
  /** Colour; the inverse ones are for navy panels, `inherit` keeps that of the text around. Default default. */
  tone?:
    | 'default'
    | 'muted'
    | 'subtle'
    | 'accent'
    | 'success'
    | 'danger'
    | 'warning'
    | 'info'
    | 'inverse'
    | 'inverse-muted'
    | 'inherit';
  /** Weight other than the size's own; strong is 650. */
  weight?: 'normal' | 'medium' | 'strong';
  /** Sets numbers in the display family with figures of equal width. Default false. */
  numeric?: boolean;
  /** Side on which lines begin. Default start. */
  align?: 'start' | 'center' | 'end';
  /**
   * How lines break: `none` keeps one line, `cut` keeps one line with an ellipsis, `lines` keeps the line breaks of the text,
   * `anywhere` breaks within a word before a table grows too wide, `brief` does too and ends after three lines.
   */
  wrap?: 'normal' | 'balance' | 'pretty' | 'none' | 'cut' | 'lines' | 'anywhere' | 'brief';
  /** Longest line: `reading` 44rem, `caption` 62 characters, `note` 46, below a button. Default none. */
  measure?: 'none' | 'reading' | 'caption' | 'note';
  /** Element to render. Default p. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li';
  /** Target of `aria-describedby` or of a link within the page. */
  id?: string;
}

/** Text in a size and tone of the design. */
export function Text({ children, size, tone, weight, numeric, align, wrap, measure, as: Tag = 'p', id }: TextProps) {
  return (
    <Tag className={text({ size, tone, weight, numeric, align, wrap, measure })} id={id}>
      {children}
    </Tag>
  );
}
