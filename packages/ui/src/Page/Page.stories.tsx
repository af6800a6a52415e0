import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'UI/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: (
      <>
        Boa noite, Marina. Faltam <Highlight>6 questões</Highlight> hoje.
      </>
    ),
    subtitle: 'Quinta-feira, 20 de novembro',
    children: ['Meta de hoje', 'Suas provas'].map((title) => (
      <Sheet key={title} title={title}>
        <SheetBody>
          <Text tone="muted">14 de 20 questões</Text>
        </SheetBody>
      </Sheet>
    )),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = {
  args: { width: 'narrow', title: 'Perfil', subtitle: 'Seus dados de acesso e da conta.' },
};
export const WithBack: Story = {
  args: { title: 'Simulado completo da CLF-C02', back: { label: 'Praticar', href: '/practice' } },
};
export const WithActions: Story = {
  args: {
    title: 'Dashboard Administrativo',
    subtitle: 'renato@prepar.example, dados de 20/11/2025, 19h42',
    action: (
      <Inline grow="phone">
        <Button tone="secondary">Atualizar</Button>
        <Button tone="secondary">Exportar</Button>
      </Inline>
    ),
  },
};
export const OnSmallPhone: Story = { args: { ...WithActions.args }, globals: { viewport: { value: 'small' } } };
