import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MapRow, MapRows } from './MapRows.tsx';

const meta = {
  title: 'UI/MapRows/Behaviour',
  component: MapRows,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <MapRow
        title="Segurança"
        note="30% da prova"
        drawing={null}
        value="47,6%"
        valueNote="em 42 questões"
        topics={[
          { name: 'IAM e acesso', note: '4 de 11', href: '/question?topic=iam' },
          { name: 'Auditoria', note: '2 de 4' },
        ]}
        topicsLabel="Tópicos de Segurança"
      />
    ),
  },
} satisfies Meta<typeof MapRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawingBelow: Story = {
  name: 'Where there is no room beside the name, the drawing has a line of its own',
  args: {
    children: (
      <MapRow
        title="Segurança"
        note="30% da prova"
        drawing="gabarito"
        value="47,6%"
        valueNote="em 42 questões"
        topics={[]}
        topicsLabel="Tópicos"
      />
    ),
  },
  render: (args) => (
    <div style={{ width: 780 }}>
      <MapRows {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawing = canvas.getByText('gabarito').getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThanOrEqual(canvas.getByText('47,6%').getBoundingClientRect().bottom);
    await expect(drawing.width).toBeGreaterThan(600);
  },
};

export const Topics: Story = {
  name: 'Topics come on demand, keep the focus where it is, and lead on where they can be practised',
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Tópicos de Segurança' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /IAM e acesso/ })).toBeNull();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /IAM e acesso.*4 de 11/ })).toHaveAttribute(
      'href',
      '/question?topic=iam',
    );
    await expect(canvas.getByText('Auditoria')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Auditoria/ })).toBeNull();
  },
};
