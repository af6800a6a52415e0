import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/Logout/LogoutScreen/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: LogoutScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { state: { status: 'processing' }, links: { login: '/login', practice: '/practice' }, onLeave: fn() },
} satisfies Meta<typeof LogoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = {
  name: 'While it runs there is nothing to press',
  parameters: { proves: ['LOGOUT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Saindo');
    await expect(canvas.getByRole('status')).toHaveTextContent('Encerrando a sua sessão.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'Success says so and leads to the login',
  parameters: { proves: ['LOGOUT-01'] },
  args: { state: { status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Você saiu.');
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
  },
};

export const SignedOutHereOnly: Story = {
  name: 'An error says that the person is signed out on this device all the same',
  parameters: { proves: ['LOGOUT-01', 'LOGOUT-07'] },
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Erro durante logout');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Houve um problema ao sair, mas você foi desconectado localmente.',
    );
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
  },
};

export const KeepsItsPlace: Story = {
  name: 'The message changes where it stands',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, mount }) => {
    const places = new Set<number>();
    for (const status of ['processing', 'success', 'error'] as const) {
      const canvas = await mount(<LogoutScreen {...args} state={{ status }} />);
      places.add(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top);
    }
    await expect(places.size).toBe(1);
  },
};

export const UnsentAnswers: Story = {
  name: 'Answers that would be lost are told before, with the way back to send them',
  args: { state: { status: 'unsent', count: 1 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('1 resposta não chegou ao servidor');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Se você sair agora, ela se perde e não conta.');
    await expect(canvas.getByRole('link', { name: 'Voltar à prática' })).toHaveAttribute('href', '/practice');
    await userEvent.click(canvas.getByRole('button', { name: 'Sair mesmo assim' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
