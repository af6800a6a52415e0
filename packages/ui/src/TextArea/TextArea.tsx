import { TextArea as Lines } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';

export interface TextAreaProps extends Omit<FieldProps, 'layout'> {
  /** The text, held by the caller. */
  value: string;
  /** The text after each keystroke. */
  onChange: (value: string) => void;
  /** Lines that it is high at first. Default 3. */
  rows?: number;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** No typing, no focus. Default false. */
  isDisabled?: boolean;
}

/** Some lines of text with their label, hint and error. */
export function TextArea({ label, isLabelHidden = false, hint, errorMessage, rows = 3, ...plain }: TextAreaProps) {
  return (
    <TextField {...plain} {...fieldRoot({ errorMessage })}>
      <Field {...{ label, isLabelHidden, hint, errorMessage }}>
        <Lines rows={rows} className={`${controlBox()} resize-y py-2`} />
      </Field>
    </TextField>
  );
}
