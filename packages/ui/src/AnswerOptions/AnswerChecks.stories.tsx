import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { AnswerChecks } from './AnswerChecks.tsx';
import { ChoosingTwo } from './AnswerChecks.story-helpers.tsx';

const meta = {
  title: 'UI/AnswerOptions/Several',
  component: AnswerChecks,
  args: {
    options: [
      { value: 'a', text: 'Trocar os discos com defeito nos data centers.' },
      { value: 'b', text: 'Aplicar as correções do sistema operacional das instâncias.' },
      { value: 'c', text: 'Configurar as regras dos grupos de segurança.' },
      { value: 'd', text: 'Manter o hipervisor atualizado.' },
      { value: 'e', text: 'Descartar com segurança as mídias de armazenamento usadas.' },
    ],
    values: ['b'],
    onChange: fn(),
    labelledBy: 'prompt',
  },
  render: (args) => <ChoosingTwo {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '47.5rem' }}>
        <p id="prompt" style={{ marginBottom: '1.5rem' }}>
          Quais destas tarefas são do cliente? (Escolha DUAS.)
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const TwoChosen: Story = { args: { values: ['b', 'c'] } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Sending: Story = { args: { values: ['b', 'c'], isLocked: true, sendingLabel: 'a enviar' } };

export const OnPhone: Story = { args: { values: ['b', 'c'] }, globals: { viewport: { value: 'phone' } } };
