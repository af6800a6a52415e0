import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cartela, check, climb, cohort, infinity, mistakes, modules, notFound } from './Cartela.tsx';

const meta = {
  title: 'UI/Cartela',
  component: Cartela,
  args: { picture: notFound },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          maxWidth: '42rem',
          padding: '1.5rem 1.5rem 1.5rem 0',
          background: args.tone === 'inverse' ? 'var(--surface-inverse)' : 'var(--surface)',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cartela>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Endless: Story = { args: { picture: infinity, tone: 'inverse' } };
export const Cohort: Story = { args: { picture: cohort, tone: 'inverse' } };
export const Mistakes: Story = {
  args: {
    picture: mistakes,
    tone: 'data',
    label: 'Cartela de respostas em que os erros se concentram no domínio Custo',
    rowLabels: [
      { row: 0, text: 'Seguras' },
      { row: 3, text: 'Resilientes' },
      { row: 6, text: 'Custo' },
      { row: 9, text: 'Desempenho' },
    ],
  },
};
export const Check: Story = { args: { picture: check } };
export const Modules: Story = { args: { picture: modules } };
export const Climb: Story = { args: { picture: climb } };
