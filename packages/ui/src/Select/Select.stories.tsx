import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

type Language = 'pt' | 'en' | 'es';

function Chosen({ value, onChange, ...props }: SelectProps<Language>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Select
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

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

export const Choose: Story = {
  tags: ['interaction'],
  name: 'it is named by its label, marks the chosen option and reports the new one',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Idioma' });
    await expect(canvas.getByRole('option', { name: 'Português (Brasil)', selected: true })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'Español');
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await expect(select).toHaveDisplayValue('Español');
  },
};

export const ErrorIsTied: Story = {
  tags: ['interaction'],
  name: 'the error explains it',
  args: { errorMessage: 'Não foi possível salvar o idioma.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Idioma' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Não foi possível salvar o idioma.');
  },
};
