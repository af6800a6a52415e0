import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Panel = 'exams' | 'users' | 'usage' | 'growth';

function Switched({ selected, onSelect, ...props }: TabsProps<Panel>) {
  const [current, setCurrent] = useState(selected);
  return (
    <Tabs
      {...props}
      selected={current}
      onSelect={(next) => {
        setCurrent(next);
        onSelect(next);
      }}
    />
  );
}

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

export const Switching: Story = {
  tags: ['interaction'],
  name: 'press and arrow keys change the panel; one tab stop',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Painel administrativo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Usuários' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Usuários' })).toHaveTextContent('1.284');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Uso de IA' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith('usage');
    await expect(canvas.queryByText('4 provas disponíveis, 6 em breve.')).toBeNull();
  },
};
