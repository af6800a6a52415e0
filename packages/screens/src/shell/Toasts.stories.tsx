import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anywhere, ShownToasts } from './Toasts.story-helpers.tsx';

const meta = {
  title: 'Screens/Shell/Toasts',
  component: ShownToasts,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
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

export const Two: Story = {};
export const None: Story = { tags: ['empty'], args: { messages: [] } };
export const AccessDenied: Story = {
  tags: ['forbidden'],
  render: () => <Anywhere tone="danger" title="common.accessDenied" text="common.accessDeniedText" />,
};
export const SessionExpired: Story = {
  tags: ['forbidden'],
  render: () => <Anywhere tone="warning" title="common.sessionExpired" />,
};
export const RateLimited: Story = {
  tags: ['error'],
  render: () => <Anywhere tone="warning" title="common.rateLimited" />,
};
