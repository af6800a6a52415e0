import { Clock3 as Clock, TriangleAlert, WifiOff } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

const meta = {
  title: 'UI/NoticeStrip',
  component: NoticeStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'info',
    icon: WifiOff,
    title: 'Sem conexão.',
    children: 'Continue: as respostas ficam neste aparelho e seguem sozinhas quando a rede voltar.',
    action: <Link onPress={fn()}>Tentar agora</Link>,
  },
} satisfies Meta<typeof NoticeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Mark: Story = {
  args: {
    tone: 'mark',
    icon: Clock,
    title: 'Faltam 10 minutos.',
    children: 'Há 16 questões em branco.',
    onClose: fn(),
    closeLabel: 'Fechar aviso',
  },
};
export const Warning: Story = {
  args: { tone: 'warning', icon: TriangleAlert, title: 'Falta 1 minuto.', children: 'Suas respostas já estão salvas.' },
};
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
