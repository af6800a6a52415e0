import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { FocusTarget } from './FocusTarget.tsx';

export function Questions() {
  const [number, setNumber] = useState(1);
  return (
    <Stack align="start">
      <FocusTarget of={number > 1 ? number : null} labelledBy="question-title">
        <Heading level={2} id="question-title">
          Questão {number}
        </Heading>
        <Text>Qual solução atende aos requisitos com o menor custo?</Text>
      </FocusTarget>
      <Button onPress={() => setNumber(number + 1)}>Nova questão</Button>
    </Stack>
  );
}
