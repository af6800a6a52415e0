import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PublicShell } from './PublicShell.tsx';
import pictures from './PublicShell.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Shell/PublicShell/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof PublicShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  name: 'The header has the brand link and the way in',
  parameters: { proves: ['CHROME-01'] },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Prepar' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  },
};

export const HeaderSignedIn: Story = {
  name: 'Somebody who is signed in is led back to the dashboard',
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Painel' })).toHaveAttribute('href', '/dashboard');
    await expect(header.queryByRole('link', { name: 'Entrar' })).toBeNull();
  },
};

export const Languages: Story = {
  name: 'Portuguese is active; English and Spanish can be chosen',
  parameters: { proves: ['SCOPE-07', 'I18N-01'] },
  play: async ({ args, canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.queryByRole('button', { name: 'Português' })).toBeNull();
    await userEvent.click(footer.getByRole('button', { name: 'English' }));
    await userEvent.click(footer.getByRole('button', { name: 'Español' }));
    await expect(args.actions.chooseLanguage).toHaveBeenNthCalledWith(1, 'en');
    await expect(args.actions.chooseLanguage).toHaveBeenNthCalledWith(2, 'es');
  },
};
