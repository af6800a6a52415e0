import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Chosen } from './Select.story-helpers.tsx';

const meta = {
  title: 'UI/Select',
  component: Chosen,
  args: {
    label: 'Idioma',
    options: [
      { value: 'pt', label: 'Português (Brasil)' },
      { value: 'en', label: 'English (US)' },
      { value: 'es', label: 'Español' },
    ],
    value: 'pt',
    onChange: fn(),
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>];

export const Closed: Story = { decorators: narrow };

export const WithError: Story = { decorators: narrow, args: { errorMessage: 'Não foi possível salvar o idioma.' } };

export const Disabled: Story = { decorators: narrow, args: { isDisabled: true } };

export const Row: Story = {
  args: { layout: 'row', hint: 'Também nas questões e nos e-mails.' },
  globals: { viewport: { value: 'desktop' } },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    layout: 'row',
    label: 'Quién puede ver tu perfil',
    options: [
      { value: 'pt', label: 'Solo las personas con quienes compartes un examen' },
      { value: 'en', label: 'Todos' },
      { value: 'es', label: 'Nadie' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Open: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Idioma/ }));
    await screen.findByRole('listbox');
  },
};

export const OpenOnASmallPhone: Story = {
  ...LongSpanishOnAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Quién puede ver tu perfil/ }));
    await screen.findByRole('listbox');
  },
};
