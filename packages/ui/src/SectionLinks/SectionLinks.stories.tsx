import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const names = ['Visão geral', 'Usuários', 'Provas', 'Questões', 'Análises', 'Qualidade'];
const links = (current: string) =>
  names.map((label, index) => ({
    href: `?section=${index}`,
    label,
    isCurrent: label === current,
    ...(label === 'Qualidade' && { count: 12 }),
  }));

const meta = {
  title: 'UI/SectionLinks',
  component: SectionLinks,
  args: { label: 'Seções', items: links('Visão geral') },
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEnd: Story = {
  args: {
    end: (
      <SegmentedControl
        label="Período"
        isLabelHidden
        options={['7 dias', '30 dias', '90 dias', 'Tudo'].map((label) => ({ value: label, label }))}
        value="30 dias"
        onChange={fn()}
      />
    ),
  },
};
export const LastOnSmallPhone: Story = {
  args: { items: links('Análises') },
  globals: { viewport: { value: 'small' } },
};
