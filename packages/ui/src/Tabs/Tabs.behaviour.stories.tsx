import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switched } from './Tabs.story-helpers.tsx';

const meta = {
  title: 'UI/Tabs/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
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

export const Switching: Story = {
  name: 'Press and arrow keys change the panel; one tab stop',
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

export const Keyboard: Story = {
  name: 'the arrows go round, Home and End to the ends, Tab on to the panel',
  play: async ({ args, canvas }) => {
    const goBy = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    };
    await userEvent.tab();
    await goBy('{ArrowLeft}', 'Uso de IA');
    await goBy('{ArrowRight}', 'Provas');
    await goBy('{End}', 'Uso de IA');
    await goBy('{Home}', 'Provas');
    await expect(args.onSelect.mock.calls).toEqual([['usage'], ['exams'], ['usage'], ['exams']]);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Provas' })).toHaveFocus();
  },
};
