import { Check, Flame, Play, Timer, X } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { Bubble, BubbleStrip } from '../Bubble/Bubble.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IntervalScale } from '../IntervalScale/IntervalScale.tsx';
import { Legend } from '../Legend/Legend.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Monogram } from '../Monogram/Monogram.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { SheetRow, SheetRows } from '../SheetRows/SheetRows.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatStrip } from '../StatStrip/StatStrip.tsx';
import { Text } from '../Text/Text.tsx';

const exams = [
  {
    code: 'SAA-C03',
    name: 'Solutions Architect Associate',
    owner: { children: 'AWS', name: 'Amazon Web Services', tone: 'orange' },
    accuracy: 72.1,
    note: '297 certas, 115 erradas',
    last: 'hoje',
  },
  {
    code: 'AZ-900',
    name: 'Azure Fundamentals',
    owner: { children: 'AZ', name: 'Microsoft Azure', tone: 'blue' },
    accuracy: 77.8,
    note: '98 certas, 28 erradas',
    last: 'há 2 dias',
  },
] as const;
const domains = [
  { name: 'Arquiteturas seguras', weight: '30% da prova', accuracy: 79, count: 124 },
  { name: 'Arquiteturas resilientes', weight: '26% da prova', accuracy: 75.2, count: 109 },
  { name: 'Alto desempenho', weight: '24% da prova', accuracy: 67.6, count: 105 },
];
const percent = (value: number) => `${value.toFixed(1).replace('.', ',')}%`;

/** A full page, to see the shell around what it will hold. */
export const dashboardPage = (
  <Page
    title={
      <>
        Boa noite, Marina. Faltam <Highlight>6 questões</Highlight> hoje.
      </>
    }
    subtitle="Quinta-feira, 20 de novembro"
  >
    <StatStrip
      label="Resumo"
      stats={[
        { label: 'Créditos', value: '312', unit: 'de 500', note: 'Renovam em 3 de dezembro' },
        { label: 'Precisão', value: '73,4%', note: '395 acertos em 538 questões' },
        {
          label: 'Sequência semanal',
          value: '4 dias',
          note: (
            <BubbleStrip
              label="Estudou segunda, terça, quarta e hoje, quinta"
              items={[
                { id: 'dom', letter: 'D', state: 'hollow' },
                { id: 'seg', letter: 'S', state: 'filled' },
                { id: 'ter', letter: 'T', state: 'filled' },
                { id: 'qua', letter: 'Q', state: 'filled' },
                { id: 'qui', letter: 'Q', state: 'filled', isMarked: true },
                { id: 'sex', letter: 'S', state: 'dashed' },
                { id: 'sáb', letter: 'S', state: 'dashed' },
              ]}
            />
          ),
        },
        { label: 'Tempo de estudo', value: '31 h 40 min', note: '4 h 12 min nesta semana' },
      ]}
    />
    <Grid columns="8+4">
      <Stack gap="sheets">
        <Sheet
          title="Meta de hoje"
          subtitle="Cada questão respondida usa 1 crédito."
          actionOnPhone="foot"
          action={
            <ButtonLink href="/question" size="l" icon={Play}>
              Continuar SAA-C03
            </ButtonLink>
          }
        >
          <SheetBody>
            <ProgressBar
              label="Meta de hoje"
              value={70}
              valueText="70%"
              size="tall"
              rulerSteps={20}
              lead={
                <Inline gap={2} align="baseline">
                  <Text as="span" size="stat-m">
                    14
                  </Text>
                  <Text as="span" tone="muted" weight="medium" numeric>
                    de 20 questões
                  </Text>
                </Inline>
              }
            />
          </SheetBody>
        </Sheet>
        <Sheet
          title="Suas provas"
          action={
            <Text as="span" size="body-s">
              <Link href="/practice">Ver todas as provas</Link>
            </Text>
          }
        >
          <SheetRows endOnPhone="hidden">
            {exams.map((exam) => (
              <SheetRow
                key={exam.code}
                start={<Monogram {...exam.owner} />}
                title={exam.name}
                detail={
                  <Text as="span" size="code" tone="muted">
                    {exam.code}
                  </Text>
                }
                middle={
                  <Meter
                    label={`Precisão em ${exam.code}`}
                    value={exam.accuracy}
                    valueText={percent(exam.accuracy)}
                    valuePlace="hidden"
                    size="thin"
                    note={exam.note}
                  />
                }
                value={
                  <Text as="span" size="h2" numeric>
                    {percent(exam.accuracy)}
                  </Text>
                }
                end={
                  <Text as="span" size="caption" tone="muted" wrap="none">
                    {exam.last}
                  </Text>
                }
              />
            ))}
          </SheetRows>
        </Sheet>
        <Sheet title="Domínios da SAA-C03" action={<Legend items={[{ shape: 'cut', label: 'corte 72%' }]} />}>
          <SheetRows middle="wide" endOnPhone="below" density="compact">
            {domains.map((domain) => (
              <SheetRow
                key={domain.name}
                title={domain.name}
                detail={domain.weight}
                middle={
                  <Meter
                    label={domain.name}
                    value={domain.accuracy}
                    valueText={percent(domain.accuracy)}
                    valuePlace="hidden"
                    cut={72}
                  />
                }
                value={
                  <Text as="span" size="h3" numeric>
                    {percent(domain.accuracy)}
                  </Text>
                }
                end={
                  <Text as="span" size="caption" tone="muted" wrap="none">
                    em {domain.count} questões
                  </Text>
                }
              />
            ))}
          </SheetRows>
        </Sheet>
      </Stack>
      <Stack gap="sheets">
        <Sheet title="Prontidão" action={<Badge tone="orange">SAA-C03</Badge>}>
          <SheetBody>
            <Stack gap={3}>
              <Inline align="baseline">
                <Text as="span" size="stat-l">
                  66 a 74%
                </Text>
                <Text as="span" size="body-s" tone="muted">
                  estimativa 70%
                </Text>
              </Inline>
              <IntervalScale
                label="Estimativa de 70 por cento, intervalo de 66 a 74 por cento. Nota de corte: 72 por cento."
                from={{ value: 50, text: '50%' }}
                to={{ value: 100, text: '100%' }}
                low={{ value: 66, text: '66' }}
                high={{ value: 74, text: '74' }}
                point={70}
                cut={{ value: 72, text: 'corte 72%' }}
              />
              <Text size="body-s" tone="muted">
                <Text as="strong" size="inherit">
                  Ainda não dá para cravar.
                </Text>{' '}
                A nota de corte está dentro do intervalo.
              </Text>
            </Stack>
          </SheetBody>
        </Sheet>
        <Sheet title="Atividade recente">
          <SheetRows density="compact">
            {[
              {
                icon: Check,
                state: 'right',
                title: 'Acertou',
                detail: 'SAA-C03 · Arquiteturas seguras',
                time: 'há 1 h',
              },
              { icon: X, state: 'wrong', title: 'Errou', detail: 'SAA-C03 · Custo', time: 'há 1 h' },
              {
                icon: Timer,
                state: 'quiet',
                title: 'Sessão encerrada, 42 min',
                detail: 'SAA-C03 · 14 questões',
                time: 'há 1 h',
              },
              {
                icon: Flame,
                state: 'quiet',
                title: 'Sequência de 4 dias',
                detail: '20 questões na quarta-feira',
                time: 'há 1 dia',
              },
            ].map(({ icon, state, title, detail, time }) => (
              <SheetRow
                key={title}
                start={
                  <Bubble state={state === 'right' || state === 'wrong' ? state : 'quiet'}>
                    <Icon of={icon} size="xs" />
                  </Bubble>
                }
                title={title}
                detail={detail}
                end={
                  <Text as="span" size="caption" tone="subtle" wrap="none">
                    {time}
                  </Text>
                }
              />
            ))}
          </SheetRows>
        </Sheet>
      </Stack>
    </Grid>
  </Page>
);
