import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { PublicShell, type PublicShellProps } from '../shell/PublicShell.tsx';
import { publicLinks } from '../shell/shell.fixtures.ts';
import { PartnershipScreen } from './PartnershipScreen.tsx';

const actions = { chooseLanguage: fn() };

function Shell(page: Pick<PublicShellProps, 'hero' | 'sections' | 'children'>) {
  return <PublicShell {...page} links={publicLinks} isSignedIn={false} year={2025} actions={actions} />;
}

const meta = {
  title: 'Screens/Partnership/Partnership',
  component: PartnershipScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { formHref: 'https://forms.prepar.example/partnership' }, slots: { Shell } },
} satisfies Meta<typeof PartnershipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Landing: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const Companies: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Empresas/ }));
  },
};
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'es' } };
export const SpanishOnASmallPhone: Story = {
  tags: ['phone', 'longest'],
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
