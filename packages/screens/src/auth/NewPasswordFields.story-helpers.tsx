import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.tsx';

/** Holds what is typed, as a form does. */
export function Typing({ draft, ...props }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState(draft);
  return (
    <Stack gap={5}>
      <NewPasswordFields {...props} draft={typed} change={(name) => (value) => setTyped({ ...typed, [name]: value })} />
    </Stack>
  );
}
