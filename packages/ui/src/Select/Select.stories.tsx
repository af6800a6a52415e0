import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

export const Open: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

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

export const ChooseWithPointer: Story = {
  tags: ['interaction'],
  name: 'the list opens on press, marks the chosen option and reports the new one',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Idioma/ }));
    const chosen = await screen.findByRole('option', { name: 'Português (Brasil)' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Español' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Español/ })).toHaveFocus());
  },
};

export const ChooseWithKeyboard: Story = {
  tags: ['interaction'],
  name: 'arrow down opens the list, arrows move, Enter chooses',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('en'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
