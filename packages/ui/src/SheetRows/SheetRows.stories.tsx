import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { SheetControlRow, SheetFieldRow, SheetRow, SheetRows } from './SheetRows.tsx';
import { code, aws, azure } from './SheetRows.story-helpers.tsx';
const figure = (text: string) => (
  <Text as="span" size="h2" numeric>
    {text}
  </Text>
);
const caption = (text: string) => (
  <Text as="span" size="caption" tone="muted" wrap="none">
    {text}
  </Text>
);

const meta = {
  title: 'UI/SheetRows',
  component: SheetRows,
  args: { children: null },
  decorators: [
    (Story) => (
      <Sheet title="Suas provas">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof SheetRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Exams: Story = {
  args: {
    endOnPhone: 'hidden',
    children: (
      <>
        <SheetRow
          start={aws}
          title="Solutions Architect Associate"
          detail={code('SAA-C03')}
          middle={
            <Meter
              label="Acertos"
              value={72.1}
              valueText="72,1%"
              valuePlace="hidden"
              size="thin"
              note="297 certas, 115 erradas"
            />
          }
          value={figure('72,1%')}
          end={caption('hoje')}
        />
        <SheetRow
          start={azure}
          title="Azure Fundamentals"
          detail={code('AZ-900')}
          middle={
            <Meter
              label="Acertos"
              value={77.8}
              valueText="77,8%"
              valuePlace="hidden"
              size="thin"
              note="98 certas, 28 erradas"
            />
          }
          value={figure('77,8%')}
          end={caption('há 2 dias')}
        />
      </>
    ),
  },
};

export const Domains: Story = {
  args: {
    middle: 'wide',
    endOnPhone: 'below',
    density: 'compact',
    children: [
      ['Arquiteturas seguras', 79, 124],
      ['Arquiteturas resilientes', 75.2, 109],
      ['Alto desempenho', 67.6, 105],
      ['Otimização de custo', 62.2, 12],
    ].map(([name, accuracy, count]) => (
      <SheetRow
        key={name}
        title={name}
        detail="30% da prova"
        middle={
          <Meter
            label={String(name)}
            value={Number(accuracy)}
            valueText={`${accuracy}%`}
            valuePlace="hidden"
            cut={72}
            isUncertain={Number(count) < 20}
          />
        }
        value={
          <Text as="span" size="h3" numeric>
            {accuracy}%
          </Text>
        }
        end={caption(`em ${count} questões`)}
      />
    )),
  },
};

export const Activity: Story = {
  args: {
    density: 'compact',
    children: (
      <>
        <SheetRow
          start={
            <Bubble state="right">
              <Icon of={Check} size="xs" />
            </Bubble>
          }
          title="Acertou"
          detail="SAA-C03 · Arquiteturas seguras"
          end={caption('há 1 h')}
        />
        <SheetRow
          start={
            <Bubble state="wrong">
              <Icon of={X} size="xs" />
            </Bubble>
          }
          title="Errou"
          detail="SAA-C03 · Custo"
          end={caption('há 1 h')}
        />
      </>
    ),
  },
};

export const WithButtons: Story = {
  args: {
    middle: 'wide',
    endOnPhone: 'below',
    children: (
      <>
        <SheetRow
          start={aws}
          title="Solutions Architect Associate"
          detail="297 certas, 115 erradas, última hoje"
          middle={
            <Inline gap={2}>
              <Badge>Otimização de custo</Badge>
              <Badge>Alto desempenho</Badge>
            </Inline>
          }
          value={figure('72,1%')}
          end={
            <Button size="s" tone="secondary">
              Praticar
            </Button>
          }
        />
        <SheetRow
          start={azure}
          title="Azure Fundamentals"
          detail="98 certas, 28 erradas, última há 2 dias"
          middle={<Badge>Governança e conformidade</Badge>}
          value={figure('77,8%')}
          end={
            <Button size="s" tone="secondary">
              Praticar
            </Button>
          }
        />
      </>
    ),
  },
};
export const Fields: Story = {
  args: {
    children: (
      <>
        <SheetFieldRow
          label="Nome"
          action={
            <Button size="s" tone="ghost">
              Editar
            </Button>
          }
        >
          Marina Albuquerque
        </SheetFieldRow>
        <SheetFieldRow
          label="E-mail"
          isActive
          action={
            <Inline gap={2} grow="phone">
              <Button tone="secondary">Cancelar</Button>
              <Button>Salvar</Button>
            </Inline>
          }
        >
          marina.albuquerque@email
        </SheetFieldRow>
      </>
    ),
  },
};

export const Controls: Story = {
  args: {
    children: (
      <>
        <SheetControlRow>
          <NumberField
            layout="row"
            label="Meta diária"
            hint="Questões por dia, de 1 a 100."
            min={1}
            max={100}
            value={20}
            onChange={fn()}
            decreaseLabel="Diminuir"
            increaseLabel="Aumentar"
          />
        </SheetControlRow>
        <SheetControlRow>
          <Switch label="Lembretes de pausa" hint="A cada 50 minutos de estudo seguido." isSelected onChange={fn()} />
        </SheetControlRow>
        <SheetControlRow>
          <Switch label="Efeitos sonoros" isSelected={false} onChange={fn()} />
        </SheetControlRow>
      </>
    ),
  },
};

export const LongSpanish: Story = {
  args: {
    endOnPhone: 'below',
    children: (
      <SheetRow
        start={aws}
        title="Arquitecto de Soluciones Certificado por el proveedor, nivel asociado"
        detail="297 respuestas correctas y 115 incorrectas desde la inscripción"
        value={figure('72,1 %')}
        end={
          <Button size="s" tone="secondary">
            Comenzar a practicar
          </Button>
        }
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
};
