import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Page } from '../Page/Page.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { RetryButton } from './RetryButton.tsx';

const meta = {
  title: 'UI/RetryButton/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: RetryButton,
  args: { children: 'Tentar de novo', onPress: fn() },
} satisfies Meta<typeof RetryButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Failing({ onPress }: { onPress: () => void }) {
  const [hasFailed, setFailed] = useState(true);
  const retry = () => {
    setFailed(false);
    onPress();
  };
  const button = <RetryButton onPress={retry}>Tentar de novo</RetryButton>;
  return hasFailed ? <ErrorState title="Não deu para carregar" action={button} /> : <Text>Carregado</Text>;
}

export const KeepsThePlace: Story = {
  name: 'Gives the focus to the title of its part of the page, and goes with its message',
  render: ({ onPress }) => (
    <Page title="Progresso">
      <Failing onPress={onPress} />
      <Sheet title="Semana">
        <SheetBody>
          <Failing onPress={onPress} />
        </SheetBody>
      </Sheet>
    </Page>
  ),
  play: async ({ args, canvas }) => {
    for (const title of ['Semana', 'Progresso']) {
      const button = canvas.getAllByRole('button').at(-1);
      button?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    }
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { name: 'Progresso' })).not.toHaveFocus();
  },
};
