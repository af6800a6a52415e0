import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OptionGroup } from './OptionGroup.tsx';
import { ReviewedOptions } from './ReviewedOptions.tsx';

const meta = {
  title: 'UI/OptionGroup/Review',
  component: ReviewedOptions,
  args: {
    labels: { correct: 'Correta', 'chosen-correct': 'Sua resposta, correta', 'chosen-wrong': 'Sua resposta' },
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
        verdict: 'correct',
        reason: 'É a classe mais barata por GB. A recuperação padrão termina em até 12 horas, exatamente o limite do enunciado.',
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
  render: (args) => <OptionGroup {...args} />,
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

export const RightWithoutReasons: Story = {
  args: {
    options: [
      { value: 'a', text: 'Azure Bastion', verdict: 'neutral' },
      { value: 'b', text: 'Zonas de disponibilidade', verdict: 'chosen-correct' },
      { value: 'c', text: 'Grupos de gerenciamento', verdict: 'neutral' },
    ],
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    labels: {
      correct: 'Respuesta correcta',
      'chosen-correct': 'Tu respuesta, correcta',
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
        verdict: 'correct',
        reason: 'Es el rol vinculado al servicio que necesita la replicación.',
      },
      { value: 'c', text: 'Ninguna de las anteriores.', verdict: 'neutral' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const SaidInWords: Story = {
  tags: ['interaction'],
  name: 'QUEST-06 the review says in words which option was right and which was chosen',
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: /menor custo/ })).getAllByRole('listitem');
    await expect(items[2]).toHaveTextContent('Correta');
    await expect(items[3]).toHaveTextContent('Sua resposta');
    await expect(items[0]).not.toHaveTextContent('Correta');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
