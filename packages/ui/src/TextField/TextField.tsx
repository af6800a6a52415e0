import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';

export interface TextInputProps extends Omit<FieldProps, 'layout'> {
  /** The text, held by the caller. */
  value: string;
  /** The text after each keystroke. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Name of the field in its form. */
  name?: string;
  /** What the browser may fill in, as in HTML, for example 'email' or 'new-password'. */
  autoComplete?: string;
  /** Tells screen readers that it must be filled in. It blocks no submit. Default false. */
  isRequired?: boolean;
  /** No typing, no focus. Default false. */
  isDisabled?: boolean;
  /** Takes the focus when it appears. Default false. */
  focusOnMount?: boolean;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** A Link at the right end of the label, for example 'Esqueceu sua senha?'. The tab key comes to it after the field. */
  action?: ReactNode;
}

export interface TextFieldProps extends TextInputProps {
  /** Email and code choose the keyboard; code also offers a one-time code and spaces the digits. Default text. */
  type?: 'text' | 'email' | 'code';
  /** An example of what to type. Never the label. */
  placeholder?: string;
}

const inputs = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

/** One line of text with its label, hint and error. Errors never block the next submit: give the form `noValidate`. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  action,
  type = 'text',
  placeholder,
  focusOnMount = false,
  ...input
}: TextFieldProps) {
  return (
    <AriaTextField
      {...inputs[type]}
      {...input}
      {...(focusOnMount && { autoFocus: true })}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field()}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, action }}>
        <Input
          className={`${controlBox()} ${type === 'code' ? 'tnum tracking-[0.25em] placeholder:tracking-[0]' : ''}`}
          {...(placeholder !== undefined && { placeholder })}
        />
      </Field>
    </AriaTextField>
  );
}
