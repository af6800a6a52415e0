import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewedOptions } from './ReviewedOptions.tsx';

const meta = {
  title: 'UI/AnswerOptions/Review',
  component: ReviewedOptions,
  args: {
    labels: {
      right: 'Correta',
      missed: 'Correta, faltou marcar',
      'chosen-right': 'Sua resposta, correta',
      'chosen-wrong': 'Sua resposta',
    },
    labelledBy: 'prompt',
    options: [
      {
        value: 'a',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Standard-IA.',
        verdict: 'neutral',
        reason:
          'Standard-IA entrega acesso em milissegundos, que ninguém pediu, e cobra mais por GB do que qualquer classe Glacier.',
      },
      {
        value: 'b',
        text: 'S3 Intelligent-Tiering desde o primeiro dia, com as camadas de acesso padrão.',
        verdict: 'neutral',
        reason:
          'Sem as camadas de arquivamento ativadas, os objetos ficam em camadas de acesso imediato, e há cobrança de monitoramento por objeto.',
      },
      {
        value: 'c',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Deep Archive.',
        verdict: 'right',
        reason:
          'É a classe mais barata por GB. A recuperação padrão termina em até 12 horas, exatamente o limite do enunciado.',
      },
      {
        value: 'd',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Flexible Retrieval.',
        verdict: 'chosen-wrong',
        reason:
          'Atende ao prazo, mas recupera em 3 a 5 horas, mais rápido do que o exigido, e por isso custa mais do que o Deep Archive.',
      },
    ],
  },
  render: (args) => <ReviewedOptions {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '47.5rem' }}>
        <p id="prompt" style={{ marginBottom: '1.5rem' }}>
          Qual solução atende aos requisitos com o menor custo de armazenamento?
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewedOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {};

export const WrongOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneOfTwoMissed: Story = {
  args: {
    options: [
      { value: 'a', text: 'Azure Bastion', verdict: 'chosen-right' },
      { value: 'b', text: 'Zonas de disponibilidade', verdict: 'missed' },
      { value: 'c', text: 'Grupos de gerenciamento', verdict: 'chosen-wrong' },
    ],
  },
};

export const RightWithoutReasons: Story = {
  args: {
    options: [
      { value: 'a', text: 'Azure Bastion', verdict: 'neutral' },
      { value: 'b', text: 'Zonas de disponibilidade', verdict: 'chosen-right' },
      { value: 'c', text: 'Grupos de gerenciamento', verdict: 'neutral' },
    ],
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    labels: {
      right: 'Respuesta correcta',
      missed: 'Correcta, faltó marcarla',
      'chosen-right': 'Tu respuesta, correcta',
      'chosen-wrong': 'Tu respuesta',
    },
    options: [
      {
        value: 'a',
        text: 'Replicar los objetos entre regiones con S3 Cross-Region Replication y conservar una copia adicional en S3 Standard-Infrequent Access.',
        verdict: 'chosen-wrong',
        reason: 'Duplica el almacenamiento y nadie pidió disponibilidad entre regiones.',
      },
      {
        value: 'b',
        text: 'AWSServiceRoleForApplicationMigrationServiceReplication',
        verdict: 'right',
        reason: 'Es el rol vinculado al servicio que necesita la replicación.',
      },
      { value: 'c', text: 'Ninguna de las anteriores.', verdict: 'neutral' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
