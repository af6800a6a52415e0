import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ToastMessage, ToastQueue } from './ToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { failed, defaults, pause, stays } from './ToastRegion.story-helpers.tsx';

const saved: ToastMessage = { tone: 'success', title: 'Configurações salvas com sucesso!' };

const meta = {
  title: 'UI/ToastRegion',
  component: ToastRegion,
  args: { queue: new ToastQueue(), label: 'Avisos', closeLabel: 'Fechar' },
  beforeEach: stays(saved),
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneMessage: Story = {};

export const EveryTone: Story = { beforeEach: stays(saved, failed, defaults) };

export const Info: Story = { beforeEach: stays(pause) };

export const WithAnAction: Story = {
  beforeEach: stays({
    ...saved,
    title: 'A questão fica em circulação.',
    action: { label: 'Desfazer', onPress: () => undefined },
  }),
};

export const OnAPhone: Story = { beforeEach: stays(saved, failed), globals: { viewport: { value: 'phone' } } };

export const LongSpanishOnAPhone: Story = {
  beforeEach: stays({
    tone: 'danger',
    title: 'No fue posible iniciar sesión con la cuenta de Google seleccionada',
    text: 'La ventana de autenticación se cerró antes de terminar. Vuelve a intentarlo o entra con tu correo electrónico.',
  }),
  args: { closeLabel: 'Cerrar' },
  globals: { viewport: { value: 'small' } },
};
