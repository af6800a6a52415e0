import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Switched } from './Tabs.story-helpers.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Switched,
  args: {
    label: 'Painel administrativo',
    tabs: [
      { id: 'exams', label: 'Provas', panel: <p>4 provas disponíveis, 6 em breve.</p> },
      { id: 'users', label: 'Usuários', panel: <p>1.284 pessoas ativas nesta semana.</p> },
      { id: 'usage', label: 'Uso de IA', panel: <p>412 questões geradas hoje.</p> },
    ],
    selected: 'exams',
    onSelect: fn(),
  },
} satisfies Meta<typeof Switched>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Panel de administración',
    tabs: [
      { id: 'exams', label: 'Exámenes disponibles', panel: <p>4 exámenes disponibles, 6 próximamente.</p> },
      { id: 'users', label: 'Personas inscritas', panel: <p>1.284 personas activas esta semana.</p> },
      { id: 'usage', label: 'Uso de inteligencia artificial', panel: <p>412 preguntas generadas hoy.</p> },
      { id: 'growth', label: 'Crecimiento', panel: <p>38 cuentas nuevas.</p> },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
