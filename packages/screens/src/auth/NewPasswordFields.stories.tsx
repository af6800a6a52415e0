import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkNewPassword } from './problems.ts';
import { Typing } from './NewPasswordFields.story-helpers.tsx';

const weak = { password: 'nuvem', confirmation: 'nuvem' };

const meta = {
  title: 'Screens/Auth/NewPasswordFields',
  component: NewPasswordFields,
  args: { label: 'Senha', draft: { password: '', confirmation: '' }, problems: {}, change: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof NewPasswordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = { args: { draft: { password: 'a b', confirmation: '' } } };
export const Medium: Story = { args: { draft: { password: 'abcdefgh', confirmation: '' } } };
export const Good: Story = { args: { draft: { password: 'Abcdefg1', confirmation: '' } } };
export const Excellent: Story = { args: { draft: { password: 'Nuvem#2025', confirmation: 'Nuvem#2025' } } };
export const Mismatch: Story = {
  args: {
    draft: { password: 'Nuvem#2025', confirmation: 'Nuvem#2024' },
    problems: { confirmation: { kind: 'mismatch' } },
  },
};
export const MissingOnPhone: Story = {
  args: { draft: weak, problems: checkNewPassword(weak) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const MissingInSpanishOnSmallPhone: Story = {
  args: { label: 'Contraseña', draft: weak, problems: checkNewPassword(weak) },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  tags: ['phone'],
};
export const MissingInEnglish: Story = {
  args: { label: 'Password', draft: weak, problems: checkNewPassword(weak) },
  globals: { locale: 'en' },
};
