import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Provider } from './Provider.tsx';

const meta = {
  title: 'UI/Provider/Behaviour',
  component: Provider,
  tags: ['interaction', '!autodocs'],
  args: {
    locale: 'pt-BR',
    navigate: fn(),
    children: <Link href="/pricing?plan=pro">Planos</Link>,
  },
} satisfies Meta<typeof Provider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: 'a link to a page of the site is given to the router',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Planos' });
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/pricing?plan=pro');
    await expect(args.navigate).toHaveBeenCalledOnce();
  },
};
