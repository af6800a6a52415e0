import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toasts } from './Toasts.tsx';

const meta = {
  title: 'Screens/Shell/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: {
    toasts: [
      { id: '1', tone: 'success', title: 'Login realizado com sucesso!', text: 'Bem-vindo, Marina Albuquerque!' },
      {
        id: '2',
        tone: 'danger',
        title: 'Acesso Negado',
        text: 'Você não tem permissão para acessar esta área.',
      },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { toasts: [] } };

export const Closes: Story = {
  name: 'a notice is closed by its button',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledWith('2');
  },
};
