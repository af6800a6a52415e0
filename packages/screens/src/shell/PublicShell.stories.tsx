import { Heading } from '@prepar/ui/Heading';
import { Prose } from '@prepar/ui/Prose';
import { Stack } from '@prepar/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PublicShell } from './PublicShell.tsx';
import { publicLinks } from './shell.fixtures.ts';

const meta = {
  title: 'Screens/Shell/PublicShell',
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
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

export const Visitor: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const SignedIn: Story = { args: { isSignedIn: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, tags: ['phone'] };
export const EnglishOnPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone', 'longest'],
};
