import { TextControl, type TextInputProps } from './TextControl.tsx';

export interface TextFieldProps extends TextInputProps {
  /** Email and code choose the keyboard; code also offers a one-time code and spaces the digits. Default text. */
  type?: 'text' | 'email' | 'code';
  /** An example of what to type. Never the label. */
  placeholder?: string;
}

const inputs = {
  text: { type: 'text', autoCapitalize: 'sentences' },
  email: { type: 'email', inputMode: 'email' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

/** One line of text with its label, hint and error. Errors never block the next submit. */
export function TextField({ type = 'text', placeholder, ...props }: TextFieldProps) {
  return (
    <TextControl
      {...props}
      input={{ ...inputs[type], ...(placeholder !== undefined && { placeholder }) }}
      inputClass={type === 'code' ? 'tnum tracking-[0.25em] placeholder:tracking-[0]' : ''}
    />
  );
}
