import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function Typed({ value, onChange, ...props }: TextFieldProps) {
  const [text, setText] = useState(value);
  return (
    <TextField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}
