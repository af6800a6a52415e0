import { useId } from 'react';

export interface FieldIds {
  /** The control that the label belongs to. */
  control: string;
  /** The label; for `aria-labelledby`. */
  label: string;
  /** Hint or error, whichever is shown; for `aria-describedby`. Undefined without either. */
  help: string | undefined;
}

/** Ids that tie a control to the words of its Field. */
export function useFieldIds({ hint, errorMessage }: { hint?: string | undefined; errorMessage?: string | undefined }): FieldIds {
  const control = useId();
  const hasHelp = hint !== undefined || errorMessage !== undefined;
  return { control, label: `${control}label`, help: hasHelp ? `${control}help` : undefined };
}
