import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanText } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Cartela, infinity } from '../Cartela/Cartela.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { InfinitySign } from '../InfinitySign/InfinitySign.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'UI/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Prepar', href: '/' },
    title: 'Entre para praticar',
    subtitle: (
      <>
        Não tem conta? <Link href="/register">Criar conta grátis</Link>
      </>
    ),
    children: (
      <Stack gap={5}>
        <Inline grow="always">
          <Button tone="secondary">Google</Button>
          <Button tone="secondary">GitHub</Button>
        </Inline>
        <Divider>ou com e-mail</Divider>
        <TextField label="E-mail" value="marina.albuquerque@email.com" onChange={() => undefined} />
        <Button size="l">Entrar</Button>
      </Stack>
    ),
    footer: (
      <Inline gap={5}>
        <Link href="/terms-of-use" tone="muted">
          Termos de uso
        </Link>
        <Link href="/privacy-policy" tone="muted">
          Política de privacidade
        </Link>
        <Link href="/partneship" tone="muted">
          Seja parceiro
        </Link>
      </Inline>
    ),
    panel: {
      label: 'Sobre o Prepar',
      tag: { text: 'Personalizado por IA', icon: ScanText },
      title: 'Questões novas até você dominar o assunto.',
      facts: [
        { value: <InfinitySign label="Infinitas" />, label: 'questões geradas por IA' },
        { value: '4', label: 'provas disponíveis' },
        { value: '6+', label: 'em breve' },
      ],
      illustration: <Cartela picture={infinity} tone="inverse" />,
    },
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
