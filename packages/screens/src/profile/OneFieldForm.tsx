import { Form } from '@prepar/ui/Form';
import { FormError } from '@prepar/ui/FormError';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { TextField, type TextFieldProps } from '@prepar/ui/TextField';
import { useState } from 'react';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import { FormButtons } from './FormButtons.tsx';
import type { SectionState } from './ProfileScreen.types.ts';
import { saveFailure } from './saveFailure.ts';

export interface OneFieldFormProps extends Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'hint'> {
  /** What the field holds at first. */
  initial: string;
  /** What is wrong with a value; null when it can be saved. */
  check: (value: string) => MessageId | null;
  state: SectionState;
  /** The value without the space around it. */
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** A single field edited in place, with what keeps it from being saved below it. */
export function OneFieldForm({ initial, check, state, onSave, onCancel, ...field }: OneFieldFormProps) {
  const words = useWords();
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const submit = () => {
    const found = check(draft);
    setProblem(found);
    if (found === null) onSave(draft.trim());
  };
  return (
    <Form onSubmit={submit} isPending={state.status === 'saving'} onCancel={onCancel}>
      <Inline align="start" stack="phone" wrap={false} gap={4}>
        <Stack gap={3} fill>
          <TextField
            {...field}
            isLabelHidden
            isRequired
            focusOnMount
            value={draft}
            onChange={(value) => {
              setDraft(value);
              setProblem(null);
            }}
            errorMessage={problem === null ? undefined : words.t(problem)}
          />
          <FormError>{problem === null && saveFailure(state, words)}</FormError>
        </Stack>
        <FormButtons isSaving={state.status === 'saving'} onCancel={onCancel} />
      </Inline>
    </Form>
  );
}
