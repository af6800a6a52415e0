import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import pictures from './LiveRegion.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/LiveRegion/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
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
