import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, SheetBody, SheetFoot } from './Sheet.tsx';

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: {
    title: 'Suas provas',
    action: <Link href="/practice">Ver todas as provas</Link>,
    children: (
      <SheetBody>
        <Text tone="muted">Você está inscrita em duas provas.</Text>
      </SheetBody>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithBadge: Story = { args: { title: 'Prontidão', action: <Badge tone="orange">SAA-C03</Badge> } };

export const ActionAtFootOnPhone: Story = {
  args: {
    title: 'Meta de hoje',
    subtitle: 'Cada questão respondida usa 1 crédito.',
    actionOnPhone: 'foot',
    action: (
      <ButtonLink href="/question" size="l" icon={Play}>
        Continuar SAA-C03
      </ButtonLink>
    ),
    children: (
      <SheetBody>
        <ProgressBar
          label="Meta de hoje"
          value={70}
          valueText="70%"
          size="tall"
          rulerSteps={20}
          lead={
            <Text as="span" size="stat-m">
              14
            </Text>
          }
        />
      </SheetBody>
    ),
  },
};

export const WithFoot: Story = {
  args: {
    children: (
      <>
        <SheetBody>
          <Text>Quatro planos.</Text>
        </SheetBody>
        <SheetFoot tone="canvas">
          <Text size="body-s" tone="muted">
            Cancele antes do próximo ciclo.
          </Text>
        </SheetFoot>
      </>
    ),
  },
};

export const Danger: Story = { args: { title: 'Seus dados', tone: 'danger', action: undefined } };

export const WithoutTitle: Story = {
  args: { title: undefined, action: undefined, label: 'Resumo' },
};

export const LongSpanish: Story = {
  args: {
    title: 'Dominios del examen de Arquitecto de Soluciones con mayor cantidad de errores',
    subtitle: 'Calculado con todas las preguntas respondidas desde la inscripción.',
  },
  globals: { viewport: { value: 'small' } },
};
