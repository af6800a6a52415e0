import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Pause, X } from 'lucide-react';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { AnswerSheet } from '../AnswerSheet/AnswerSheet.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Monogram } from '../Monogram/Monogram.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FocusLayout } from './FocusLayout.tsx';

const press = () => undefined;

const meta = {
  title: 'UI/FocusLayout',
  component: FocusLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Pular para a questão',
    identity: (
      <Inline wrap={false}>
        <Monogram tone="orange" name="Amazon Web Services" size="bar">
          AWS
        </Monogram>
        <Stack gap={0}>
          <Text size="label" wrap="cut">
            SAA-C03
          </Text>
          <Text size="caption" tone="muted" wrap="cut">
            Todo o conteúdo
          </Text>
        </Stack>
      </Inline>
    ),
    center: (
      <Inline gap={1} wrap={false}>
        <Text as="span" size="h3" numeric>
          42min 18s
        </Text>
        <IconButton icon={Pause} label="Pausar estudo" onPress={press} />
      </Inline>
    ),
    end: <IconButton icon={LogOut} label="Encerrar sessão" tone="secondary" onPress={press} />,
    children: (
      <Stack gap={6}>
        <Stack>
          <Inline justify="between">
            <Inline gap={2}>
              <Badge tone="outline">Otimização de custo</Badge>
              <Badge tone="outline">Intermediária</Badge>
            </Inline>
            <Text as="span" size="code" tone="subtle">
              #a41f7c
            </Text>
          </Inline>
          <VisuallyHidden as="h1">Questão 14</VisuallyHidden>
          <Text size="prompt">
            Uma empresa guarda 40 TB de registros de auditoria em um bucket do Amazon S3. Eles são consultados com
            frequência nos primeiros 30 dias. Depois disso, são acessados no máximo uma vez por ano, e uma recuperação
            em até 12 horas é aceitável. A retenção obrigatória é de 7 anos.
          </Text>
          <Text size="prompt" weight="strong">
            Qual solução atende aos requisitos com o menor custo de armazenamento?
          </Text>
        </Stack>
        {['O que decide é o prazo', 'Compare as classes', 'Leia o enunciado duas vezes'].map((title) => (
          <Sheet key={title} title={title}>
            <SheetBody>
              <Text size="body-s" tone="muted" measure="caption">
                Quando o enunciado aceita esperar até 12 horas e pede o menor custo, compare primeiro com o Deep
                Archive. As classes mais rápidas também servem, só que mais caras.
              </Text>
            </SheetBody>
          </Sheet>
        ))}
      </Stack>
    ),
    asideLabel: 'Sessão',
    aside: (
      <Stack gap={6}>
        <Heading level={2} size="h3">
          Gabarito da sessão
        </Heading>
        <AnswerSheet
          summary="2 respondidas, 1 certa"
          rows={[
            { id: '13', number: '13', chosen: [3], right: [3], verdict: 'right' },
            { id: '14', number: '14', chosen: [3], right: [2], verdict: 'wrong', isCurrent: true },
          ]}
        />
        <Divider />
        <DescriptionList
          numeric
          items={[
            { term: 'Respondidas', value: '14' },
            { term: 'Tempo médio', value: '3min 1s' },
          ]}
        />
      </Stack>
    ),
    actionBarLabel: 'Ações da questão',
    actionBar: (
      <ActionBar
        frame="window"
        status={
          <Inline wrap={false}>
            <Bubble state="wrong">
              <Icon of={X} size="xs" />
            </Bubble>
            <Text size="label">Não foi desta vez. A correta é a C.</Text>
          </Inline>
        }
      >
        <Button tone="ghost">Rever depois</Button>
        <Button size="l">Nova questão</Button>
      </ActionBar>
    ),
  },
} satisfies Meta<typeof FocusLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
