import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

function Typed() {
  const [value, setValue] = useState('');
  return (
    <TextArea label="Comentário" hint={`${value.length} de 12`} value={value} onChange={setValue} maxLength={12} />
  );
}

const meta = {
  title: 'UI/TextArea/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Typed,
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {
  name: 'Takes lines, and no more than the limit; the hint describes it',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Comentário' });
    await userEvent.type(field, 'uma{Enter}duas linhas');
    await expect(field).toHaveValue('uma\nduas lin');
    await expect(field).toHaveAccessibleDescription('12 de 12');
  },
};
