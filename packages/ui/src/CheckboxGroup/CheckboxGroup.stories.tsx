import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chosen } from './CheckboxGroup.story-helpers.tsx';

const meta = {
  title: 'UI/CheckboxGroup',
  component: Chosen,
  args: {
    label: 'O que exportar',
    options: [
      { value: 'users', label: 'Pessoas', hint: 'Uma linha por conta.' },
      { value: 'attempts', label: 'Respostas' },
      { value: 'credits', label: 'Créditos' },
    ],
    values: ['users'],
    onChange: fn(),
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'Um arquivo CSV para cada escolha.' } };

export const WithError: Story = { args: { values: [], errorMessage: 'Escolha pelo menos um arquivo.' } };

export const Row: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'desktop' } } };

export const Disabled: Story = { args: { isDisabled: true } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
