import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { ExamStrip } from '../ExamStrip/ExamStrip.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { MapRow, MapRows } from './MapRows.tsx';

const start = (
  <ButtonLink href="/question" tone="secondary" size="s">
    Treinar
  </ButtonLink>
);

const meta = {
  title: 'UI/MapRows',
  component: MapRows,
  args: {
    children: (
      <>
        <MapRow
          title="Segurança e conformidade"
          note="30% da prova"
          drawing={<ExamStrip count={20} longest={22} filled={9} cut={14} />}
          value="47,6%"
          valueNote="em 42 questões"
          action={start}
          topics={[{ name: 'IAM e acesso', note: '4 de 11', href: '/question' }]}
          topicsLabel="Tópicos de Segurança e conformidade"
        />
        <MapRow
          title="Preços"
          note="Opções de compra, custos, economia"
          drawing={<Meter label="Preços" value={55.6} valueText="55,6%" valuePlace="hidden" cut={70} isUncertain />}
          value="55,6%"
          valueNote="em 9 questões"
          topics={[]}
          topicsLabel="Tópicos de Preços"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Sheet title="Domínios da prova">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof MapRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
