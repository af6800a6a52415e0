import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Cartela, notFound } from '../Cartela/Cartela.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { MessageLayout } from './MessageLayout.tsx';

const meta = {
  title: 'UI/MessageLayout',
  component: MessageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Prepar', href: '/' },
    eyebrow: 'Erro 404',
    title: 'Esta página não está na prova.',
    children: 'O endereço mudou ou foi digitado com erro. Confira o link ou volte para onde você estava.',
    actions: (
      <>
        <ButtonLink href="/login" size="l">
          Ir para o login
        </ButtonLink>
        <Button tone="secondary" size="l" icon={ArrowLeft}>
          Voltar
        </Button>
      </>
    ),
    illustration: <Cartela picture={notFound} label="404 marcado em uma cartela de respostas" />,
  },
} satisfies Meta<typeof MessageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { globals: { viewport: { value: 'desktop' } } };
export const NotFoundOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = {
  render: ({ brand }) => (
    <MessageLayout brand={brand} title="Saindo">
      <Spinner label="Encerrando a sua sessão" showLabel />
    </MessageLayout>
  ),
};
