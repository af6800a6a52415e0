import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nenhuma questão nesta semana',
    children: 'Responda a primeira para começar a medir.',
    action: (
      <ButtonLink href="/practice" size="s">
        Praticar
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongSpanish: Story = {
  args: {
    title: 'Todavía no hay preguntas respondidas en este examen durante la semana',
    children: 'Responde la primera pregunta para comenzar a medir tu preparación por dominio y por tema.',
  },
  globals: { viewport: { value: 'small' } },
};
