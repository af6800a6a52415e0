import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ReviewedOptions } from './ReviewedOptions.tsx';
import pictures from './ReviewedOptions.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/AnswerOptions/Review/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof ReviewedOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaidInWords: Story = {
  name: 'The review says in words which option was right and which was chosen',
  parameters: { proves: ['QUEST-06'] },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: /menor custo/ })).getAllByRole('listitem');
    await expect(items[2]).toHaveTextContent('Correta');
    await expect(items[3]).toHaveTextContent('Sua resposta');
    await expect(items[0]).not.toHaveTextContent('Correta');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
