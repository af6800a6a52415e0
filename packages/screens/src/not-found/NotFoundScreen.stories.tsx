import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { links: { home: '/', login: '/login' }, actions: { back: fn() } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Desktop: Story = { tags: ['error'], globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Phone: Story = { globals: phone, tags: ['phone'] };
export const EnglishOnPhone: Story = { globals: { ...phone, locale: 'en' }, tags: ['phone'] };
export const SpanishOnPhone: Story = { globals: { ...phone, locale: 'es' }, tags: ['phone', 'longest'] };

export const WaysOut: Story = {
  name: 'ROUTE-20 code, title, advice, a link to the login and a button back',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Erro 404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Esta página não está na prova.');
    await expect(canvas.getByText(/Confira o link ou volte/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.actions.back).toHaveBeenCalledOnce();
  },
};
