import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Anywhere, ShownToasts } from './Toasts.story-helpers.tsx';

const meta = {
  title: 'Screens/Shell/Toasts/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: ShownToasts,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '20rem' } } },
  args: {
    messages: [
      { tone: 'success', title: 'Login realizado com sucesso!', text: 'Bem-vindo, Marina Albuquerque!' },
      {
        tone: 'danger',
        title: 'Acesso Negado',
        text: 'Você não tem permissão para acessar esta área.',
      },
    ],
  },
} satisfies Meta<typeof ShownToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccessDeniedText: Story = {
  name: 'The texts for somebody who may not see a page',
  parameters: { proves: ['ROLE-03'] },
  render: () => <Anywhere tone="danger" title="common.accessDenied" text="common.accessDeniedText" />,
  play: async ({ canvas }) => {
    for (const text of ['Acesso Negado', 'Você não tem permissão para acessar esta área.'])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Closes: Story = {
  name: 'A notice is closed by its button',
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Login realizado com sucesso!');
  },
};
