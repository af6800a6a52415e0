import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';

export interface TextInputProps extends Omit<FieldProps, 'layout'> {
  /** The text, held by the caller. */
  value: string;
  /** The text after each keystroke. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Id of the input, for what leads to it. Default one of its own. */
  id?: string;
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
    InputProps,
    'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'placeholder'
  >;
  /** Classes of this kind of field. */
  inputClass: string;
  /** A button that lies over the end of the input. */
  end?: ReactNode;
}

/** One line of text with its label, hint and error. */
export function TextControl(props: TextControlProps) {
  const { label, isLabelHidden = false, hint, errorMessage, action, end, input, inputClass, ...more } = props;
  const { focusOnMount = false, ...plain } = more;
  const element = useRef<HTMLInputElement>(null);
  // What somebody typed, or the browser filled in, before the script of the page came.
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== '' && typed !== plain.value) plain.onChange(typed);
  });
  useLayoutEffect(() => takeOver(element.current?.value ?? ''), []);
  const box = <Input {...input} ref={element} className={`${controlBox()} ${inputClass}`} />;
  return (
    <TextField {...plain} {...fieldRoot({ errorMessage })} {...(focusOnMount && { autoFocus: true })}>
      <Field {...{ label, isLabelHidden, hint, errorMessage, action }}>
        {end === undefined ? (
          box
        ) : (
          <div className="relative">
            {box}
            <div className="absolute inset-e-0 top-0">{end}</div>
          </div>
        )}
      </Field>
    </TextField>
  );
}
