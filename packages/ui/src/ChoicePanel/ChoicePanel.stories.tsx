import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ChoicePanel, type ChoicePanelProps } from './ChoicePanel.tsx';

function Choosing({ value, onChange, choices, ...props }: Omit<ChoicePanelProps<string>, 'children'>) {
  const [chosen, setChosen] = useState(value);
  return (
    <ChoicePanel
      {...props}
      choices={choices}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    >
      <Stack gap={2}>
        <Heading level={2} size="h1">
          {choices.find((choice) => choice.value === chosen)?.title}
        </Heading>
        <Text tone="muted">A turma responde questões novas de cada domínio da prova e entende cada erro.</Text>
      </Stack>
    </ChoicePanel>
  );
}

const meta = {
  title: 'UI/ChoicePanel',
  component: Choosing,
  args: {
    label: 'Tipo de parceria',
    choices: [
      { value: 'schools', title: 'Instituições de ensino', detail: 'Escolas, faculdades e cursos técnicos' },
      { value: 'companies', title: 'Empresas', detail: 'Times que precisam de certificação' },
      { value: 'mentors', title: 'Consultores e estudantes', detail: 'Mentoria e grupos de estudo' },
    ],
    value: 'schools',
    onChange: fn(),
  },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Empresas'));
  },
};
export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  name: 'one tab stop; the arrow keys move, choose and change the panel',
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Tipo de parceria' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: /^Instituições de ensino/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('companies');
    await expect(group.getByRole('radio', { name: /^Empresas/ })).toBeChecked();
    await expect(group.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Empresas' })).toBeVisible();
    await userEvent.tab();
    for (const radio of group.getAllByRole('radio')) await expect(radio).not.toHaveFocus();
  },
};

export const Press: Story = {
  tags: ['interaction'],
  name: 'a press anywhere on a row chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Mentoria e grupos de estudo'));
    await expect(args.onChange).toHaveBeenLastCalledWith('mentors');
    await expect(canvas.getByRole('heading', { name: 'Consultores e estudantes' })).toBeVisible();
  },
};

export const Announced: Story = {
  tags: ['interaction'],
  name: 'the panel is a live region, the choices are not part of it',
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await expect(live).toContainElement(canvas.getByRole('heading', { name: 'Instituições de ensino' }));
    await expect(live).not.toContainElement(canvas.getByRole('radiogroup'));
  },
};
