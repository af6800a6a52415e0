import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import pictures from './CountFilter.stories.tsx';
import type { CountFilter } from './CountFilter.tsx';

const meta = {
  ...pictures,
  title: 'UI/CountFilter/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof CountFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'A press chooses a count',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '43 em branco' }));
    await expect(args.onChange).toHaveBeenCalledWith('blank');
  },
};

export const TakeBack: Story = {
  name: 'A press on the chosen count shows all again',
  args: { value: 'blank' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '43 em branco' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};
