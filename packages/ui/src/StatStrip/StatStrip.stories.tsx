import type { Meta, StoryObj } from '@storybook/react-vite';
import { BubbleStrip } from '../Bubble/Bubble.tsx';
import { StatStrip } from './StatStrip.tsx';
import { week } from './StatStrip.story-helpers.tsx';

const meta = {
  title: 'UI/StatStrip',
  component: StatStrip,
  args: {
    label: 'Resumo',
    stats: [
      { label: 'Créditos', value: '312', unit: 'de 500', note: 'Renovam em 3 de dezembro' },
      { label: 'Precisão', value: '73,4%', note: '395 acertos em 538 questões' },
      {
        label: 'Sequência semanal',
        value: '4 dias',
        note: <BubbleStrip items={week} label="Estudou segunda, terça, quarta e hoje, quinta" />,
      },
      { label: 'Tempo de estudo', value: '31 h 40 min', note: '4 h 12 min nesta semana' },
    ],
  },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const FourOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const FourOnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Six: Story = {
  args: {
    label: 'Visão geral',
    stats: [
      { label: 'Usuários', value: '2.847', note: '+239 em 30 dias' },
      { label: 'Custo de IA', value: 'US$ 412,36', note: 'US$ 0,14 por usuário' },
      { label: 'Questões geradas', value: '38,2K', note: 'no total' },
      { label: 'Tentativas', value: '126,4K', note: 'precisão 68,9%' },
      { label: 'Engajamento', value: '41,3%', note: 'ativos em 7 dias' },
      { label: 'Sessão média', value: '34 min', note: '9,1K sessões' },
    ],
  },
};

export const Small: Story = {
  args: {
    label: 'Conta',
    size: 's',
    stats: [
      { label: 'Cliente desde', value: '14/08/2025' },
      { label: 'Plano', value: 'Pro' },
      { label: 'Créditos usados', value: '188' },
      { label: 'Créditos restantes', value: '312' },
    ],
  },
};

export const LongSpanish: Story = {
  args: {
    label: 'Resumen',
    stats: [
      {
        label: 'Créditos disponibles',
        value: '1.284',
        unit: 'de 10.000',
        note: 'Se renuevan el 3 de diciembre de 2025',
      },
      { label: 'Porcentaje de respuestas correctas', value: '73,4 %', note: '395 correctas en 538 preguntas' },
      { label: 'Días seguidos esta semana', value: '4 días' },
      { label: 'Tiempo total de estudio', value: '131 h 40 min', note: '4 h 12 min esta semana' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
