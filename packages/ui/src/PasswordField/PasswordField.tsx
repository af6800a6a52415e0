import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends TextInputProps {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
}

/** A password with its label, hint and error, hidden until the person asks to see it. */
export function PasswordField({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  action,
  showLabel,
  hideLabel,
  focusOnMount = false,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...input}
      {...(focusOnMount && { autoFocus: true })}
      type={isShown ? 'text' : 'password'}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      autoCorrect="off"
      spellCheck="false"
      className={field()}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, action }}>
        <div className="relative">
          <Input className={`${controlBox()} pe-12`} autoCapitalize="none" />
          <div className="absolute inset-e-0 top-0">
            <IconButton
              label={isShown ? hideLabel : showLabel}
              icon={isShown ? EyeOff : Eye}
              tone="muted"
              isDisabled={input.isDisabled ?? false}
              onPress={() => setIsShown(!isShown)}
            />
          </div>
        </div>
      </Field>
    </AriaTextField>
  );
}
