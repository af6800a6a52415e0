import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../Sheet/Sheet.tsx';
import { AnswerRow, AnswerRows } from './AnswerRows.tsx';

const meta = {
  title: 'UI/AnswerRows',
  component: AnswerRow,
  args: {
    chosen: ['A'],
    lead: 'Entrega de conteúdo',
    title: 'Qual serviço reduz a latência?',
    detail: 'Tecnologia e serviços da nuvem',
    isRight: false,
    verdict: 'errada',
    note: 'correta C',
    end: '20:59',
    isOpen: false,
    onOpenChange: () => undefined,
    children: 'A questão, com os motivos.',
  },
  render: (args) => (
    <Sheet label="Respostas">
      <AnswerRows>
        <AnswerRow {...args} />
        <AnswerRow {...args} chosen={['B', 'D']} note="corretas B e C" end="20:57" />
        <AnswerRow
          {...args}
          chosen={['C']}
          title="Que benefício da nuvem troca despesa de capital por despesa variável?"
          isRight
          verdict="certa"
          note=""
          end="20:55"
        />
      </AnswerRows>
    </Sheet>
  ),
} satisfies Meta<typeof AnswerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Open: Story = {
  render: (args) => (
    <Sheet label="Respostas">
      <AnswerRows>
        <AnswerRow {...args} isOpen />
        <AnswerRow {...args} />
      </AnswerRows>
    </Sheet>
  ),
};
