import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionLinks } from './SectionLinks.tsx';

const names = ['Visão geral', 'Usuários', 'Provas', 'Questões', 'Análises'];
const links = (current: string) =>
  names.map((label, index) => ({ href: `?section=${index}`, label, isCurrent: label === current }));

const meta = {
  title: 'UI/SectionLinks',
  component: SectionLinks,
  args: { label: 'Seções', items: links('Visão geral') },
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastOnSmallPhone: Story = {
  args: { items: links('Análises') },
  globals: { viewport: { value: 'small' } },
};
