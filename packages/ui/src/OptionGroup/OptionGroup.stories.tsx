import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AnswerOptionsProps } from './AnswerOptions.tsx';
import { OptionGroup } from './OptionGroup.tsx';

function Answering({ value, onChange, ...props }: AnswerOptionsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <OptionGroup
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
  title: 'UI/OptionGroup',
  component: Answering,
  args: {
    options: [
      { value: 'a', text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Standard-IA.' },
      { value: 'b', text: 'S3 Intelligent-Tiering desde o primeiro dia, com as camadas de acesso padrão.' },
      { value: 'c', text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Deep Archive.' },
      {
        value: 'd',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Flexible Retrieval.',
      },
    ],
    value: null,
    onChange: fn(),
    labelledBy: 'prompt',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '47.5rem' }}>
        <p id="prompt" style={{ marginBottom: '1.5rem' }}>
          Qual solução atende aos requisitos com o menor custo de armazenamento?
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Answering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'd' } };

export const Focused: Story = {
  args: { value: 'b' },
  play: async () => {
    await userEvent.tab();
  },
};

export const Locked: Story = { args: { value: 'd', isLocked: true } };

export const Sending: Story = { args: { value: 'd', isLocked: true, sendingLabel: 'a enviar' } };

export const SendingOnAPhone: Story = {
  args: { value: 'd', isLocked: true, sendingLabel: 'a enviar' },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  name: 'the question names the group; one tab stop; arrows move and choose',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /menor custo/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: /^B/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    await userEvent.tab();
    for (const radio of within(group).getAllByRole('radio')) await expect(radio).not.toHaveFocus();
  },
};

export const Press: Story = {
  tags: ['interaction'],
  name: 'a press on the text chooses, a second choice replaces it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Standard-IA/));
    await userEvent.click(canvas.getByText(/Flexible Retrieval/));
    await expect(args.onChange).toHaveBeenLastCalledWith('d');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const LockedTakesNoChoice: Story = {
  tags: ['interaction'],
  name: 'QUEST-08 locked options keep the choice and the focus',
  args: { value: 'd', isLocked: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByText(/Standard-IA/));
    await expect(canvas.getByRole('radio', { name: /^D/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toContainElement(canvas.getByRole('radio', { checked: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
