import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'O que acontece com os créditos que sobram?',
    children: 'Os créditos comprados não vencem. Os 5 créditos grátis de cada dia são usados primeiro e não se acumulam.',
  },
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(args.title));
  },
};

export const Several: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure title="Posso trocar de plano a qualquer momento?">Pode. A mudança vale na hora.</Disclosure>
      <Disclosure title="As questões são iguais às da prova oficial?">
        Não. Elas seguem o mesmo conteúdo e são geradas por IA.
      </Disclosure>
    </>
  ),
};

export const LongSpanishOnAPhone: Story = {
  args: {
    title: '¿Qué pasa si no apruebo el examen oficial de certificación después de estudiar con Prepar?',
    children: 'Escríbenos con el resultado oficial y revisamos tu caso según los términos de uso.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(args.title));
  },
};

export const OpensAndCloses: Story = {
  tags: ['interaction'],
  name: 'a press opens it and closes it again; the title is a heading',
  play: async ({ args, canvas }) => {
    const answer = canvas.getByText(/não vencem/);
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.title));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(args.title));
    await expect(answer).not.toBeVisible();
  },
};
