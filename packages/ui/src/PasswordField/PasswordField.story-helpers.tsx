import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export function Typed({ value, onChange, ...props }: PasswordFieldProps) {
  const [text, setText] = useState(value);
  return (
    <PasswordField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}
