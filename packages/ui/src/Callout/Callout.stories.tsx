import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'UI/Callout',
  component: Callout,
  args: { tone: 'info', children: 'Questão e explicação geradas por IA. Confira na documentação oficial.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Código enviado',
    children: 'Se o e-mail estiver cadastrado, você recebe um código de verificação.',
  },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'Usando configurações padrão', children: 'Algumas podem não ser salvas.' },
};

export const DangerWithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Não foi possível salvar sua resposta',
    children: 'Verifique sua conexão com a internet.',
    action: (
      <Button tone="secondary" size="s">
        Tentar de novo
      </Button>
    ),
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    tone: 'danger',
    title: 'No se pudo guardar tu respuesta en el servidor',
    children: 'La guardamos en este dispositivo y la enviaremos de nuevo en cuanto vuelva la conexión a internet.',
    action: (
      <Button tone="secondary" size="s">
        Volver a intentarlo
      </Button>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
