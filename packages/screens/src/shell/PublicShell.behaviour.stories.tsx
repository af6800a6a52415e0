import { Heading } from '@prepar/ui/Heading';
import { Prose } from '@prepar/ui/Prose';
import { Stack } from '@prepar/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicShell } from './PublicShell.tsx';
import { publicLinks } from './shell.fixtures.ts';

const meta = {
  title: 'Screens/Shell/PublicShell/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: PublicShell,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: {
    children: (
      <Stack gap={6}>
        <Heading level={1}>Política de privacidade</Heading>
        <Prose>
          <p>Guardamos o que você responde para medir o seu progresso.</p>
        </Prose>
      </Stack>
    ),
    links: publicLinks,
    isSignedIn: false,
    year: 2025,
    actions: { chooseLanguage: fn() },
  },
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
