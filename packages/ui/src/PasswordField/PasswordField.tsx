import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextControl, type TextInputProps } from '../TextField/TextControl.tsx';

export interface PasswordFieldProps extends TextInputProps {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
}

/** A password with its label, hint and error, hidden until the person asks to see it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextControl
      {...props}
      input={{ type: isShown ? 'text' : 'password', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      inputClass="pe-12"
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? EyeOff : Eye}
          tone="muted"
          isDisabled={props.isDisabled ?? false}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
