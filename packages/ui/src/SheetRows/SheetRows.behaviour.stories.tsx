import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SheetFieldRow, SheetRow, SheetRows } from './SheetRows.tsx';
import { aws } from './SheetRows.story-helpers.tsx';
import pictures from './SheetRows.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/SheetRows/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof SheetRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = <SheetRow start={aws} title="Practitioner" detail="CLF-C02" end={<Button size="s">Inscrever-se</Button>} />;

export const NextToTheName: Story = {
  name: 'On a phone the action on the next line begins where the name does',
  args: { endOnPhone: 'next', children: row },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Practitioner').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Inscrever-se' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(name.bottom);
    await expect(action.left).toBe(name.left);
  },
};

export const VeryLargeText: Story = {
  name: 'With text so large that a phone holds few words in a line, what stands beside a name goes above and below it',
  args: { children: row },
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <div className="@container/window">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.setProperty('font-size', '32px');
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByTitle('Amazon Web Services').getBoundingClientRect();
    const name = canvas.getByText('Practitioner').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Inscrever-se' }).getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(badge.bottom);
    await expect(action.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.left).toBe(badge.left);
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
