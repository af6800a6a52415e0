import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
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

/** A notice that any page can show, by the ids of its words. */
function Anywhere({ tone, title, text }: { tone: 'danger' | 'warning'; title: MessageId; text?: MessageId }) {
  const { t } = useWords();
  return <Toasts toasts={[{ id: title, tone, title: t(title), ...(text && { text: t(text) }) }]} onClose={() => undefined} />;
}

export const Two: Story = {};
export const None: Story = { tags: ['empty'], args: { toasts: [] } };
export const AccessDenied: Story = {
  tags: ['forbidden'],
  render: () => <Anywhere tone="danger" title="common.accessDenied" text="common.accessDeniedText" />,
};
export const SessionExpired: Story = { tags: ['forbidden'], render: () => <Anywhere tone="warning" title="common.sessionExpired" /> };
export const RateLimited: Story = { tags: ['error'], render: () => <Anywhere tone="warning" title="common.rateLimited" /> };

export const AccessDeniedText: Story = {
  name: 'ROLE-03 the texts for somebody who may not see a page',
  tags: ['interaction'],
  render: () => <Anywhere tone="danger" title="common.accessDenied" text="common.accessDeniedText" />,
  play: async ({ canvas }) => {
    for (const text of ['Acesso Negado', 'Você não tem permissão para acessar esta área.'])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Closes: Story = {
  name: 'a notice is closed by its button',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledWith('2');
  },
};
