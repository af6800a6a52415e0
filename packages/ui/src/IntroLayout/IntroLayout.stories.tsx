import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Cartela, mistakes } from '../Cartela/Cartela.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { StepBubbles } from '../StepBubbles/StepBubbles.tsx';
import { IntroLayout } from './IntroLayout.tsx';

const meta = {
  title: 'UI/IntroLayout',
  component: IntroLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Prepar',
    end: <Button tone="ghost">Pular</Button>,
    steps: <StepBubbles count={5} current={3} label="Passo 3 de 5" />,
    title: 'Seus erros têm um padrão. A IA encontra.',
    children:
      'Cada resposta vira uma marca na sua cartela. Quando os erros se juntam em um domínio, as próximas questões começam por ele.',
    actions: (
      <>
        <Button tone="secondary" size="l">
          Anterior
        </Button>
        <Button size="l" iconAfter={ArrowRight}>
          Próximo
        </Button>
      </>
    ),
    illustration: (
      <Cartela
        picture={mistakes}
        tone="data"
        label="Cartela de respostas em que os erros se concentram no domínio Custo"
        rowLabels={[
          { row: 0, text: 'Seguras' },
          { row: 3, text: 'Resilientes' },
          { row: 6, text: 'Custo' },
          { row: 9, text: 'Desempenho' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof IntroLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LastStep: Story = {
  args: {
    steps: <StepBubbles count={5} current={5} label="Passo 5 de 5" />,
    title: 'Pratique até ficar fácil.',
    children: <Quote>Quem pratica todos os dias chega à prova sem surpresas.</Quote>,
  },
  globals: { viewport: { value: 'small' } },
};
