import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePause, SquareCheck } from 'lucide-react';
import { ActionRow, ActionRows } from './ActionRows.tsx';

const press = () => undefined;

const meta = {
  title: 'UI/ActionRows',
  component: ActionRows,
  args: {
    children: (
      <>
        <ActionRow
          title="Pausar e sair"
          detail="O tempo e o gabarito ficam guardados. Você retoma pelo painel."
          icon={CirclePause}
          onPress={press}
        />
        <ActionRow
          title="Encerrar a sessão"
          detail="A sessão fecha com 12 respostas."
          icon={SquareCheck}
          onPress={press}
          isDisabled
        />
      </>
    ),
  },
} satisfies Meta<typeof ActionRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
