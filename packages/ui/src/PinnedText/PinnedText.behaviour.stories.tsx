import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PinnedText } from './PinnedText.tsx';
import { ask, page, scrollAway } from './PinnedText.story-helpers.tsx';

const meta = {
  title: 'UI/PinnedText/Behaviour',
  component: PinnedText,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { endId: 'ask', end: ask, openLabel: 'Ver o enunciado inteiro', children: null },
  render: page,
} satisfies Meta<typeof PinnedText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The two lines, not what they open. */
const shown = { selector: 'div[aria-hidden]:not([role]) p' };

export const ComesAndGoes: Story = {
  name: 'It is there while the end of the text is out of view above, and moves nothing',
  play: async ({ canvas, canvasElement }) => {
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.queryByText(ask, shown)).toBeNull();
    await scrollAway(canvas);
    await waitFor(() => expect(banner.getByText(ask, shown)).toBeVisible());
    const height = canvasElement.scrollHeight;
    window.scrollTo(0, 0);
    await waitFor(() => expect(banner.queryByText(ask, shown)).toBeNull());
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

export const OpensAndCloses: Story = {
  name: 'Its button opens all of it; Escape and a press outside close it',
  play: async ({ canvas }) => {
    const open = await scrollAway(canvas);
    const all = () =>
      within(canvas.getByRole('banner')).getByText(/^Uma rede de clínicas/, { selector: '[role=group] p' });
    await userEvent.click(open);
    await waitFor(() => expect(all()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('main'));
    await expect(open).toHaveAttribute('aria-expanded', 'false');
  },
};
