import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Choosing } from './ChoicePanel.story-helpers.tsx';

const meta = {
  title: 'UI/ChoicePanel',
  component: Choosing,
  args: {
    label: 'Tipo de parceria',
    choices: [
      { value: 'schools', title: 'Instituições de ensino', detail: 'Escolas, faculdades e cursos técnicos' },
      { value: 'companies', title: 'Empresas', detail: 'Times que precisam de certificação' },
      { value: 'mentors', title: 'Consultores e estudantes', detail: 'Mentoria e grupos de estudo' },
    ],
    value: 'schools',
    onChange: fn(),
  },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Empresas'));
  },
};
export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
