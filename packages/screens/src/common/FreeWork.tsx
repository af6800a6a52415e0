import { ButtonLink } from '@prepar/ui/ButtonLink';
import { visuallyHidden } from './visuallyHidden.tsx';
import { useWords } from './words.tsx';

/** What can be done in an exam without a credit. */
export interface FreeWorkView {
  /** Facts that are due for review; null where none is. */
  due: { count: number; href: string } | null;
  /** Past answers that were wrong, to be read again; null where none was. */
  missedHref: string | null;
}

export interface FreeWorkProps {
  work: FreeWorkView;
  /** Tone of the first of them. */
  tone: 'primary' | 'secondary';
  size?: 's' | 'm' | 'l';
  /** The exam that it is of, said where several stand below each other. */
  examCode?: string;
}

export const hasFreeWork = ({ due, missedHref }: FreeWorkView): boolean => due !== null || missedHref !== null;

/** The ways to what costs nothing, most useful first. */
export function FreeWork({ work: { due, missedHref }, tone, size = 'm', examCode }: FreeWorkProps) {
  const { t } = useWords();
  const of = examCode === undefined ? null : visuallyHidden([` ${examCode}`]);
  return (
    <>
      {due && (
        <ButtonLink href={due.href} size={size} tone={tone}>
          {t('common.free.due', { count: due.count })}
          {of}
        </ButtonLink>
      )}
      {missedHref !== null && (
        <ButtonLink href={missedHref} size={size} tone={due ? 'secondary' : tone}>
          {t('common.free.missed')}
          {of}
        </ButtonLink>
      )}
    </>
  );
}
