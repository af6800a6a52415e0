import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import { InfinitySign } from '../InfinitySign/InfinitySign.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { SheetCell, SheetGrid } from './SheetGrid.tsx';

const meta = {
  title: 'UI/SheetGrid',
  component: SheetGrid,
  args: { columns: 3, children: null },
  decorators: [
    (Story) => (
      <Sheet label="Treinos">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof SheetGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = (
  <>
    <InfinitySign label="Infinitas" /> questões
  </>
);
const start = <Button tone="secondary">Começar</Button>;

export const Modalities: Story = {
  args: {
    children: (
      <>
        <SheetCell title="Todo o conteúdo" note={endless} span={2} foot={<Button>Começar treino</Button>}>
          <Text size="body-s" tone="muted">
            A IA gera questões novas e insiste no que você mais erra. Hoje, <Highlight>custo</Highlight>.
          </Text>
        </SheetCell>
        <SheetCell title="Simulado" note="65 questões" foot={<Button tone="secondary">Começar simulado</Button>}>
          <Text size="body-s" tone="muted">
            No tempo da prova oficial, sem explicação até o fim.
          </Text>
        </SheetCell>
        {[
          { name: 'Computação', topics: ['EC2 e Auto Scaling', 'Lambda', 'ECS e EKS', 'Batch', 'Lightsail'] },
          { name: 'Armazenamento', topics: ['Classes do S3', 'EBS', 'EFS', 'FSx'] },
          { name: 'Redes', topics: ['VPC e sub-redes', 'Route 53', 'CloudFront', 'Transit Gateway'] },
          { name: 'Preços', topics: ['Savings Plans', 'Instâncias Spot'] },
        ].map(({ name, topics }) => (
          <SheetCell key={name} title={name} note={endless} foot={start}>
            <Text size="body-s" tone="muted">
              {topics.join(', ')}
            </Text>
          </SheetCell>
        ))}
        <SheetCell tone="canvas" title="Cada resposta usa 1 crédito">
          <Text size="body-s" tone="muted">
            Restam 312. O simulado completo usa 65.
          </Text>
        </SheetCell>
      </>
    ),
  },
};

export const Plans: Story = {
  args: {
    columns: 4,
    children: ['Grátis', 'Starter', 'Pro', 'Expert'].map((plan) => (
      <SheetCell
        key={plan}
        title={plan}
        level={2}
        titleSize="h2"
        tone={plan === 'Pro' ? 'featured' : 'default'}
        note={plan === 'Pro' && <Badge tone="mark">Mais popular</Badge>}
        foot={
          <Button fullWidth tone={plan === 'Pro' ? 'primary' : 'secondary'}>
            Assinar {plan}
          </Button>
        }
      >
        <Text size="stat-l">
          R$ 59{' '}
          <Text as="span" size="body" tone="muted">
            por mês
          </Text>
        </Text>
        <DescriptionList
          layout="ruled"
          numeric
          strong
          items={[
            { term: 'Créditos', value: '500 por mês' },
            { term: 'Por questão', value: 'R$ 0,12' },
          ]}
        />
      </SheetCell>
    )),
  },
};

export const Steps: Story = {
  args: {
    as: 'ol',
    children: [
      ['Preencha o formulário', 'Conte quem é o seu público e quais provas interessam.'],
      ['Converse com a gente', 'Marcamos uma conversa para entender a turma e fechar o formato.'],
      ['Libere o acesso', 'Você recebe os convites da turma e o painel de acompanhamento.'],
    ].map(([title, text], index) => (
      <SheetCell
        key={title}
        title={title}
        lead={
          <Bubble size="l" state="filled">
            {index + 1}
          </Bubble>
        }
      >
        <Text size="body-s" tone="muted">
          {text}
        </Text>
      </SheetCell>
    )),
  },
};
