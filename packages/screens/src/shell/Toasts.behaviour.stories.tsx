import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ShownToasts } from './Toasts.story-helpers.tsx';
import { Anywhere } from './Toasts.story-helpers.tsx';
import pictures from './Toasts.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Shell/Toasts/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '20rem' } } },
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
