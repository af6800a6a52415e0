import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { useFieldIds } from '../Field/useFieldIds.ts';

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
  autoComplete?: HTMLInputAutoCompleteAttribute;
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

interface TextControlProps extends TextInputProps {
  /** Attributes of the input that make it this kind of field. */
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'placeholder'
  >;
  /** Classes of this kind of field. */
  inputClass: string;
  /** A button that lies over the end of the input. */
  end?: ReactNode;
}

/** The browser's own text input with its label, hint and error. */
export function TextControl(props: TextControlProps) {
  const { label, isLabelHidden, hint, errorMessage, action, end, input, inputClass, onChange, ...more } = props;
  const { isRequired = false, isDisabled = false, focusOnMount = false, ...plain } = more;
  const ids = useFieldIds(props);
  const box = (
    <input
      {...input}
      {...plain}
      id={ids.control}
      onChange={(event) => onChange(event.target.value)}
      disabled={isDisabled}
      {...(focusOnMount && { autoFocus: true })}
      {...(isRequired && { 'aria-required': true })}
      {...(errorMessage !== undefined && { 'aria-invalid': true })}
      aria-describedby={ids.help}
      className={`${controlBox()} ${inputClass}`}
    />
  );
  return (
    <div className={field()}>
      <Field {...{ label, hint, errorMessage, action, ids }} isLabelHidden={isLabelHidden ?? false}>
        {end === undefined ? (
          box
        ) : (
          <div className="relative">
            {box}
            <div className="absolute inset-e-0 top-0">{end}</div>
          </div>
        )}
      </Field>
    </div>
  );
}
