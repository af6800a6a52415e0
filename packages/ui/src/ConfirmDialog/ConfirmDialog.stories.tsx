import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { withPassword } from './ConfirmDialog.story-helpers.tsx';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Cancelar a inscrição na SAA-C03?',
    description: 'Você perde o acesso à prova e apaga, sem volta:',
    consequences: [
      'o histórico de 412 questões',
      'as métricas de progresso e a prontidão',
      'as estatísticas por domínio',
    ],
    isOpen: true,
    cancelLabel: 'Manter inscrição',
    onClose: fn(),
    confirmLabel: 'Cancelar inscrição',
    onConfirm: fn(),
    isPending: false,
    pendingLabel: 'Cancelando',
  },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Pending: Story = { args: { isPending: true } };

export const Harmless: Story = {
  args: {
    title: 'Inscrever-se na Cloud Practitioner?',
    description: 'A prova entra em Suas provas e você já pode praticar. Cada questão respondida usa 1 crédito.',
    consequences: [],
    cancelLabel: 'Agora não',
    confirmLabel: 'Inscrever-se',
    pendingLabel: 'Inscrevendo',
    tone: 'primary',
  },
};

export const WithPassword: Story = { args: withPassword };

export const LongSpanishOnAPhone: Story = {
  args: {
    title: '¿Cancelar la inscripción en AWS Certified Solutions Architect Associate?',
    description: 'Pierdes el acceso al examen y borras, sin vuelta atrás:',
    consequences: [
      'el historial de 412 preguntas respondidas',
      'las métricas de progreso y la estimación de preparación',
      'las estadísticas de desempeño por dominio',
    ],
    cancelLabel: 'Mantener la inscripción',
    confirmLabel: 'Cancelar la inscripción en el examen',
    pendingLabel: 'Cancelando la inscripción',
  },
  globals: { viewport: { value: 'small' } },
};
