import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewLater } from './ReviewLater.tsx';

const meta = {
  title: 'Screens/Question/ReviewLater/Behaviour',
  component: ReviewLater,
  tags: ['interaction'],
  args: { state: 'open', isReview: false, onWish: fn() },
} satisfies Meta<typeof ReviewLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wishes: Story = {
  name: 'An answered question can be reviewed later',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rever depois' }));
    await expect(args.onWish).toHaveBeenLastCalledWith(true);
  },
};

export const LetsGo: Story = {
  name: 'What came back for review can be let go for good',
  args: { isReview: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não rever mais' }));
    await expect(args.onWish).toHaveBeenLastCalledWith(false);
  },
};

export const ByKey: Story = {
  name: 'R does the same where it is said so',
  args: { hasKey: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(args.onWish).not.toHaveBeenCalled();
    await userEvent.keyboard('r');
    await expect(args.onWish).toHaveBeenCalledWith(true);
  },
};
