import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SheetFieldRow, SheetRows } from './SheetRows.tsx';
import { ExamChoice, onChoose } from './SheetRows.story-helpers.tsx';
import pictures from './SheetRows.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/SheetRows/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof SheetRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: () => <ExamChoice onChoose={onChoose} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const azureRow = canvas.getByRole('button', { name: /Azure Fundamentals/ });
    await expect(azureRow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('AZ-900');
    await expect(azureRow).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /Solutions Architect/ })).toHaveAttribute('aria-pressed', 'false');
  },
};

function EditableName() {
  const [isEditing, setIsEditing] = useState(false);
  const [name, setName] = useState('Marina Albuquerque');
  return (
    <SheetRows>
      <SheetFieldRow
        label="Nome"
        isActive={isEditing}
        action={
          !isEditing && (
            <Button size="s" tone="ghost" onPress={() => setIsEditing(true)}>
              Editar
            </Button>
          )
        }
      >
        {isEditing ? (
          <Inline>
            <TextField label="Nome" isLabelHidden focusOnMount value={name} onChange={setName} />
            <Button onPress={() => setIsEditing(false)}>Salvar</Button>
          </Inline>
        ) : (
          name
        )}
      </SheetFieldRow>
    </SheetRows>
  );
}

export const FocusAfterEditing: Story = {
  name: 'The focus comes back to the button that began the editing',
  render: () => <EditableName />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Editar' })).toHaveFocus();
  },
};
