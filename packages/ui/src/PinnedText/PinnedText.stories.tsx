import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { PinnedText } from './PinnedText.tsx';
import { ask, page, scrollAway } from './PinnedText.story-helpers.tsx';

const meta = {
  title: 'UI/PinnedText',
  component: PinnedText,
  parameters: { layout: 'fullscreen' },
  args: { endId: 'ask', end: ask, openLabel: 'Ver o enunciado inteiro', children: null },
  render: page,
} satisfies Meta<typeof PinnedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pinned: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await scrollAway(canvas);
  },
};
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await scrollAway(canvas));
  },
};
