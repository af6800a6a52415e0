import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewLater } from './ReviewLater.tsx';

const meta = {
  title: 'Screens/Question/ReviewLater/Behaviour',
  component: ReviewLater,
  tags: ['interaction'],
  args: { state: 'open', isInDeck: false, onWish: fn() },
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

export const Missed: Story = {
  name: 'What was missed is back without a wish, and can be let go',
  args: { isInDeck: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rever depois' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Não rever mais' }));
    await expect(args.onWish).toHaveBeenLastCalledWith(false);
  },
};

export const MissedLetGo: Story = {
  name: 'What was missed and let go can be wished again',
  args: { isInDeck: true, state: 'dropped' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Saiu das suas revisões.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Rever depois' }));
    await expect(args.onWish).toHaveBeenLastCalledWith(true);
  },
};

export const Wished: Story = {
  name: 'What was wished says when it is back',
  args: { state: 'wanted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Volta grátis amanhã\.$/);
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
