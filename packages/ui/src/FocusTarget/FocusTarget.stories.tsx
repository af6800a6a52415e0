import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { FocusTarget } from './FocusTarget.tsx';

function Questions() {
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

const meta = {
  title: 'UI/FocusTarget',
  component: FocusTarget,
  args: { of: null, children: null },
  render: () => <Questions />,
} satisfies Meta<typeof FocusTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesFocus: Story = {
  tags: ['interaction'],
  name: 'takes the focus when something new is there, and is no tab stop',
  play: async ({ canvas }) => {
    const question = canvas.getByRole('group', { name: 'Questão 1' });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveFocus();
    await expect(question).toHaveAccessibleName('Questão 2');
  },
};
