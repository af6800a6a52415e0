import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Answering } from './AnswerOptions.story-helpers.tsx';

const meta = {
  title: 'UI/AnswerOptions',
  component: Answering,
  args: {
    options: [
      { value: 'a', text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Standard-IA.' },
      { value: 'b', text: 'S3 Intelligent-Tiering desde o primeiro dia, com as camadas de acesso padrão.' },
      {
        value: 'c',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Deep Archive.',
      },
      {
        value: 'd',
        text: 'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Flexible Retrieval.',
      },
    ],
    value: null,
    onChange: fn(),
    labelledBy: 'prompt',
  },
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
} satisfies Meta<typeof Answering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'd' } };

export const Focused: Story = {
  args: { value: 'b' },
  play: async () => {
    await userEvent.tab();
  },
};

export const Locked: Story = { args: { value: 'd', isLocked: true } };

export const Sending: Story = { args: { value: 'd', isLocked: true, sendingLabel: 'a enviar' } };

export const SendingOnAPhone: Story = {
  args: { value: 'd', isLocked: true, sendingLabel: 'a enviar' },
  globals: { viewport: { value: 'phone' } },
};
