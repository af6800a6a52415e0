import { useState } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ChoicePanel, type ChoicePanelProps } from './ChoicePanel.tsx';

export function Choosing({ value, onChange, choices, ...props }: Omit<ChoicePanelProps<string>, 'children'>) {
  const [chosen, setChosen] = useState(value);
  return (
    <ChoicePanel
      {...props}
      choices={choices}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    >
      <Stack gap={2}>
        <Heading level={2} size="h1">
          {choices.find((choice) => choice.value === chosen)?.title}
        </Heading>
        <Text tone="muted">A turma responde questões novas de cada domínio da prova e entende cada erro.</Text>
      </Stack>
    </ChoicePanel>
  );
}
