import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/Logout/LogoutScreen',
  component: LogoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'processing' }, links: { login: '/login' } },
} satisfies Meta<typeof LogoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Processing: Story = { tags: ['loading'] };
export const Success: Story = { tags: ['success'], args: { state: { status: 'success' } } };
export const Failed: Story = { tags: ['error'], args: { state: { status: 'error' } } };
export const FailedOnPhone: Story = { args: { state: { status: 'error' } }, globals: phone, tags: ['phone'] };
export const EnglishOnPhone: Story = {
  args: { state: { status: 'error' } },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  args: { state: { status: 'error' } },
  globals: { ...phone, locale: 'es' },
  tags: ['phone', 'longest'],
};

export const SigningOut: Story = {
  name: 'LOGOUT-01 while it runs there is nothing to press',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Saindo');
    await expect(canvas.getByRole('status')).toHaveTextContent('Encerrando a sua sessão.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'LOGOUT-01 success says so and leads to the login',
  tags: ['interaction'],
  args: { state: { status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Você saiu.');
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
  },
};

export const SignedOutHereOnly: Story = {
  name: 'LOGOUT-01 LOGOUT-07 an error says that the person is signed out on this device all the same',
  tags: ['interaction'],
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Erro durante logout');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Houve um problema ao sair, mas você foi desconectado localmente.',
    );
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
  },
};
