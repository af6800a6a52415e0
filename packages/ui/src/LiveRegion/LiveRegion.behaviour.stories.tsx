import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'UI/LiveRegion/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: LiveRegion,
  args: {
    children: (
      <Text as="span" size="label">
        Isso mesmo. A correta é a C.
      </Text>
    ),
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Verdict() {
  const [isTold, setIsTold] = useState(false);
  return (
    <Stack align="start">
      <LiveRegion>{isTold && 'Isso mesmo.'}</LiveRegion>
      <Button onPress={() => setIsTold(true)}>Confirmar</Button>
    </Stack>
  );
}

export const News: Story = {
  name: 'What is new appears in a status that was there before',
  render: () => <Verdict />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('Isso mesmo.');
  },
};
