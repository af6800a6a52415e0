import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Disclosure } from './Disclosure.tsx';
import pictures from './Disclosure.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Disclosure/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  name: 'a press or Enter opens it and closes it again; the title is a heading',
  play: async ({ args, canvas }) => {
    const answer = canvas.getByText(/não vencem/);
    const question = canvas.getByRole('button', { name: args.title });
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toContainElement(question);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await expect(canvas.getByRole('group', { name: args.title })).toContainElement(answer);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer).not.toBeVisible());
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};
