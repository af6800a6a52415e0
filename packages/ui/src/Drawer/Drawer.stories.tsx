import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, DrawerSection } from './Drawer.tsx';

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: {
    title: 'Igor Müller',
    start: <Avatar initials="IM" />,
    detail: (
      <Text size="body-s" tone="muted" wrap="cut">
        igor.muller@prepar.example
      </Text>
    ),
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Fechar',
    children: (
      <>
        <DrawerSection>
          <Text size="body-s">Conta desde 03/08/2026 09:12</Text>
        </DrawerSection>
        <DrawerSection>
          <Heading level={3}>Registro</Heading>
          <Text size="body-s">Suspensa: respostas automáticas em série</Text>
        </DrawerSection>
      </>
    ),
    foot: <Button tone="secondary">Reativar conta</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const LongOnASmallPhone: Story = {
  args: {
    title: 'João Pedro de Alcântara Figueiredo dos Santos Albuquerque',
    children: Array.from({ length: 16 }, (_, index) => (
      <DrawerSection key={index}>
        <Text size="body-s">Compensación por la interrupción del servicio del 15 de noviembre</Text>
        <Button tone="secondary">Dar créditos</Button>
      </DrawerSection>
    )),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
