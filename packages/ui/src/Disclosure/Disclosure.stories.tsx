import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'O que acontece com os créditos que sobram?',
    children:
      'Os créditos comprados não vencem. Os 5 créditos grátis de cada dia são usados primeiro e não se acumulam.',
  },
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

export const Closed: Story = {};

export const Open: Story = {
  play: open,
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
  play: open,
};
