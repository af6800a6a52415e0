import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'UI/Button/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Button,
  args: { children: 'Confirmar resposta', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  name: 'A press, Enter and Space each call onPress once',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirmar resposta' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingBlocksPress: Story = {
  name: 'While pending it keeps the focus, says what runs and takes no press',
  args: { children: 'Salvar', isPending: true, pendingLabel: 'Salvando' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Salvando' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function Saving() {
  const [isPending, setPending] = useState(false);
  return (
    <Button isPending={isPending} pendingLabel="Salvando" onPress={() => setPending(true)}>
      Salvar
    </Button>
  );
}

export const PendingIsReadOut: Story = {
  name: 'What runs is read out to whoever pressed it',
  render: () => <Saving />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Salvando' });
    await expect(button).toHaveFocus();
    const said = document.querySelector('[data-live-announcer] [aria-live="assertive"] [aria-labelledby]');
    await expect(said).toHaveAttribute('aria-labelledby', button.id);
  },
};

export const PendingKeepsWidth: Story = {
  name: 'Pending does not change the width',
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Button isPending={false} pendingLabel="Salvando">
        Salvar
      </Button>
      <Button isPending pendingLabel="Salvando">
        Salvar
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button');
    await expect(pending?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  },
};

export const DisabledBlocksPress: Story = {
  name: 'Disabled takes neither press nor focus',
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const submitted = fn<(field: string) => void>();

export const Submit: Story = {
  name: 'Type submit sends the form around it',
  args: { type: 'submit', children: 'Enviar' },
  decorators: [
    (Story) => (
      <form
        aria-label="Código"
        onSubmit={(event) => {
          event.preventDefault();
          submitted('sent');
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(within(canvas.getByRole('form')).getByRole('button'));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
