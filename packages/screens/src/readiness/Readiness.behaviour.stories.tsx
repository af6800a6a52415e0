import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { ExamChoice } from './ExamChoice.tsx';
import {
  almostIn,
  belowIn,
  detailsIn,
  insufficientIn,
  readyIn,
  spentIn,
  states,
  trends,
} from './readiness.fixtures.ts';
import type { ReadinessSection } from './ReadinessSection.tsx';
import pictures from './Readiness.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Readiness/Readiness/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('progress')],
} satisfies Meta<typeof ReadinessSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IntervalFirst: Story = {
  name: 'The interval comes first, then the cut and what can be concluded',
  parameters: { proves: ['SCOPE-04'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Prontidão' }));
    await expect(card.getByText('65 a 78%')).toBeVisible();
    await expect(card.getByText('estimativa 71%, 186 respostas')).toBeVisible();
    await expect(card.getByText('Nota esperada: de 65 a 78%, estimativa 71%. Corte: 70%.')).toBeInTheDocument();
    await expect(card.getByText(/^Ainda não dá para cravar\./)).toBeVisible();
    await expect(card.getByText('20 a 94%')).toBeVisible();
    await expect(
      card.getByText(
        'Cerca de 2 a 9 em cada 10 pessoas com respostas como as suas passam. Estimativa 57%, em um intervalo largo.',
      ),
    ).toBeVisible();
    await expect(card.getByText('No limite')).toBeVisible();
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectReadableSizes(canvasElement),
};

export const NothingBefore20: Story = {
  name: 'With too few answers no figure is shown, only what is missing',
  parameters: { proves: ['SCOPE-04'] },
  args: { state: insufficientIn('pt'), details: null },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Prontidão' });
    await expect(within(card).getByText('Faltam 8 respostas')).toBeVisible();
    await expect(card).not.toHaveTextContent(/\d+ a \d+%/);
    const rows = within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await expect(rows).toEqual([
      'Segurança e conformidade: 6 feitas',
      'Tecnologia e serviços de nuvem: 4 feitas',
      'Conceitos de nuvem: falta 1',
      'Cobrança, preços e suporte: faltam 3',
    ]);
    await expect(within(card).getByRole('link', { name: 'Praticar agora' })).toBeVisible();
  },
};

export const SpentBefore20: Story = {
  name: 'Without credits the card leads to what costs none, and says when they come back',
  args: { state: spentIn('pt'), details: null },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Prontidão' }));
    await expect(card.getByText('Seus créditos voltam em 3h 20min')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Revisar 3 conceitos' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Reler as que você errou' })).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Praticar agora' })).not.toBeInTheDocument();
  },
};

export const HardlyAChance: Story = {
  name: 'A chance of a few per cent is less than one in ten, and none of the ten is filled',
  args: { state: { ...belowIn('pt'), chance: { value: 1.8, low: 1, high: 4.2 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Menos de 1 em cada 10 pessoas com respostas como as suas passa\. Estimativa 2%/),
    ).toBeVisible();
  },
};

export const NearlySure: Story = {
  name: 'A chance near all is so many in ten or more: ten of ten is never said',
  args: { state: readyIn('en') },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^About 8 or more in every 10 people with answers like yours would pass\./),
    ).toBeVisible();
    await expect(canvas.getByText(/The chance also counts the luck of a single exam/)).toBeVisible();
  },
};

export const AllButSure: Story = {
  name: 'A chance with both ends near all is more than nine in ten',
  args: { state: { ...readyIn('es'), chance: { value: 98, low: 95.4, high: 99 } } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Más de 9 de cada 10 personas con respuestas como las tuyas aprueban\./),
    ).toBeVisible();
  },
};

export const AtTheCut: Story = {
  name: 'An interval from the passing score on is at it or above, and the chance says why it is lower',
  args: {
    state: { ...almostIn('pt'), score: { value: 77, low: 70.3, high: 84.6 }, chance: { value: 87, low: 59, high: 99 } },
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Prontidão' }));
    await expect(card.getByText('O intervalo inteiro está no corte ou acima.')).toBeVisible();
    await expect(card.getByText(/^Cerca de 6 ou mais em cada 10 pessoas/)).toHaveTextContent(
      /A chance conta também o acaso de uma prova só, que varia mais que a nota esperada\.$/,
    );
  },
};

export const NextToNone: Story = {
  name: 'Where both ends are the same they are one figure, and of next to none nothing is counted in tens',
  args: { state: { ...belowIn('pt'), chance: { value: 0.6, low: 1, high: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1%', { exact: true })).toBeVisible();
    await expect(canvas.getByText(/^Menos de 1 em cada 10 pessoas com respostas como as suas passa\./)).toBeVisible();
  },
};

export const BelowTheCut: Story = {
  name: 'Below the cut the card says so, and leaves the weak point to the plan',
  args: { state: belowIn('pt') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prontidão' })).toHaveTextContent(
      'Hoje o mais provável é ficar abaixo do corte. O intervalo inteiro fica abaixo de 70%.',
    );
    await expect(canvas.getByText(/A chance conta também o acaso de uma prova só/)).toBeVisible();
  },
};

export const OneThingMissing: Story = {
  name: 'Over the cut without a simulation the card says that one is missing',
  args: { state: almostIn('pt') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prontidão' })).toHaveTextContent(
      'O intervalo inteiro passou do corte. Para chegar a “No ponto” falta um simulado completo com relógio.',
    );
  },
};

export const NoPromise: Story = {
  name: 'Whoever is ready is told that this guarantees nothing',
  args: { state: readyIn('pt') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Isso não garante a aprovação/)).toBeVisible();
  },
};

export const Assumptions: Story = {
  name: 'What is assumed opens on demand',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'O que supomos' }));
    await expect(canvas.getByText('Modelo verificado por simulação, ainda não com resultados reais.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'A failure says so in its place and can be tried again',
  parameters: { proves: ['PROG-12'] },
  args: { state: states.failed, details: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Erro ao carregar métricas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const MoreThanChance: Story = {
  name: 'The last 30 days say in one sentence what badge and line say, and that it is more than chance; every day is in the table',
  parameters: { proves: ['SCOPE-04', 'PROG-06'] },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Últimos 30 dias' }));
    await expect(sheet.getByText('Melhorando')).toBeVisible();
    const score = sheet.getByText('A nota esperada subiu: 58% em 27/10, 71% em 22/11.');
    const chance = sheet.getByText(/^A diferença de \+13 pontos \(entre \+2 e \+23\) é mais que acaso\. Linha/);
    await expect(score.compareDocumentPosition(chance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);
    await expect(weight(score)).toBeGreaterThan(weight(chance));
    await expect(sheet.getByRole('figure')).toHaveTextContent('Últimos 30 dias, corte 70%');
    await expect(sheet.getByRole('row', { name: '24/10 – – 9 de 12' })).toBeInTheDocument();
    await expect(sheet.getByRole('row', { name: '22/11 71% 64 a 77% 9 de 17' })).toBeInTheDocument();
  },
};

export const MayBeChance: Story = {
  name: 'A score that moved within its band is no clear change, in badge, sentence and figures',
  parameters: { proves: ['PROG-06'] },
  args: { trend: trends.unclear },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Last 30 days' }));
    await expect(sheet.getByText('No clear change')).toBeVisible();
    await expect(sheet.getByText('No clear change in the expected score: 64% on Oct 27, 71% on Nov 22.')).toBeVisible();
    await expect(sheet.getByText(/^The difference \(between −4 and \+17 points\) may be chance\./)).toBeVisible();
  },
};

export const Declined: Story = {
  name: 'A decline is one in badge, sentence and line',
  parameters: { proves: ['PROG-06'] },
  args: { trend: trends.declining },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Últimos 30 días' }));
    await expect(sheet.getByText('En baja')).toBeVisible();
    await expect(sheet.getByText('La nota esperada bajó: 83% el 27/10, 71% el 22/11.')).toBeVisible();
    await expect(sheet.queryByText(/al pie del gráfico/)).toBeNull();
  },
};

export const BadDay: Story = {
  name: 'A bad day leaves a level score level, and its dot says where it stands',
  parameters: { proves: ['PROG-06'] },
  args: { trend: trends.badDay },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Últimos 30 dias' }));
    await expect(sheet.getByText('Estável')).toBeVisible();
    await expect(sheet.getByText('A nota esperada está estável: 70% em 27/10, 71% em 22/11.')).toBeVisible();
    await expect(sheet.getByText(/Um ponto no pé do gráfico vale 25% ou menos\.$/)).toBeVisible();
  },
};

export const WordsBesideDots: Story = {
  name: 'No dot can lie on the words of the passing score',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('region', { name: 'Últimos 30 dias' })).getByRole('figure');
    const words = within(figure).getByText('corte 70%').getBoundingClientRect();
    for (const tick of ['100', '75', '25'])
      await expect(within(figure).getByText(tick, { selector: '[style]' }).getBoundingClientRect().top).toBeGreaterThan(
        words.bottom - 6,
      );
  },
};

export const TrendTriedAgain: Story = {
  name: 'Days that could not be loaded can be tried again, beside the card that is there',
  parameters: { proves: ['PROG-12'] },
  args: { trend: trends.failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('65 a 78%')).toBeVisible();
    const sheet = within(canvas.getByRole('region', { name: 'Últimos 30 dias' }));
    await expect(sheet.getByText('Erro ao carregar métricas')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retryTrend).toHaveBeenCalledOnce();
  },
};

export const Evidence: Story = {
  name: 'Each weakness shows its evidence and leads to its questions',
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'No que treinar primeiro' }));
    await expect(sheet.getByText('Segurança e conformidade, 30% da prova, 8 erradas em 14')).toBeVisible();
    await expect(sheet.getByText('12% da prova, 1 errada em 2')).toBeVisible();
    await expect(
      sheet.getByText(/^Primeiro onde, com 5 respostas ou mais, você acerta menos que na prova toda; depois o resto/),
    ).toBeVisible();
    await expect(sheet.getByText('Para lembrar, das últimas erradas')).toBeVisible();
    await expect(sheet.getByText(/^Uma SCP limita/)).toBeVisible();
    await expect(sheet.getByText('1 crédito por questão')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Praticar 10 questões (IAM e acesso)' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=domain-security&topic=iam&start=now',
    );
  },
};

export const DomainByDomain: Story = {
  name: 'Each domain has its interval first, a word for its mastery and its answers; one without data has no figure',
  parameters: { proves: ['SCOPE-04'] },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Domínio por domínio' }));
    const rows = sheet.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    const [security, technology, concepts, billing] = rows;
    await expect(security).toHaveTextContent('Segurança e conformidade');
    await expect(security).toHaveTextContent('30% da prova');
    await expect(security).toHaveTextContent('55 a 73%');
    await expect(security).toHaveTextContent('Em formação');
    await expect(security).toHaveTextContent('61 respostas');
    await expect(technology).toHaveTextContent('64 a 80%');
    // Its range holds the passing score, so no more is said of it than of the exam.
    await expect(technology).toHaveTextContent('No limite');
    await expect(concepts).toHaveTextContent('Proficiente');
    await expect(billing).toHaveTextContent('Sem dados');
    await expect(billing).toHaveTextContent('2 respostas');
    await expect(billing).not.toHaveTextContent(/\d+ a \d+%/);
    await expect(sheet.getByText(/^Faixa hachurada: menos de 20 respostas/)).toBeVisible();
    await expect(sheet.getByText(/As respostas recentes pesam mais\.$/)).toBeVisible();
  },
};

export const LevelsExplained: Story = {
  name: 'What each word for a domain stands for opens below the domains',
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Domínio por domínio' }));
    await userEvent.click(sheet.getByRole('button', { name: 'O que diz cada nível' }));
    const key = sheet.getByText(/menos de 3 respostas$/).closest('ul');
    const rows = Array.from(key?.children ?? [], (row) => row.textContent);
    await expect(rows).toEqual([
      'Iniciante: estimativa (o traço na faixa) abaixo de 50%',
      'Em formação: de 50 a menos de 70%',
      'No limite: 70% ou mais, com parte da faixa abaixo do corte',
      'Proficiente: 70% ou mais, com a faixa inteira no corte ou acima',
      'Dominado: 85% ou mais, com a faixa inteira em 70% ou acima',
      'Sem dados: menos de 3 respostas',
    ]);
  },
};

export const WithoutCredits: Story = {
  name: 'Without credits no weakness leads to questions; when credits come back is said once',
  args: { details: { ...detailsIn('pt'), renewsInMinutes: 860 } },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'No que treinar primeiro' }));
    await expect(sheet.getByText('Seus créditos voltam em 14h 20min')).toBeVisible();
    await expect(sheet.queryByRole('link')).toBeNull();
    await expect(sheet.queryByText('1 crédito por questão')).toBeNull();
  },
};

export const LastCredit: Story = {
  name: 'The way to questions says how many there will be: one with the last credit',
  args: {
    details: {
      ...detailsIn('pt'),
      weaknesses: detailsIn('pt').weaknesses.map((weakness) => ({ ...weakness, questions: 1 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Praticar 1 questão (IAM e acesso)' })).toBeVisible();
  },
};

const exams = [
  { id: 'a', code: 'CLF-C02' },
  { id: 'b', code: 'AZ-900' },
];

function Choosing() {
  const [value, onChange] = useState('a');
  return (
    <ExamChoice exams={exams} value={value} onChange={onChange}>
      {`Prova ${value}`}
    </ExamChoice>
  );
}

export const ChoosesTheExam: Story = {
  name: 'With several exams one is chosen at a time',
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'AZ-900' }));
    await expect(canvas.getByText('Prova b')).toBeVisible();
  },
};

const unanswered = detailsIn('pt');

export const Unanswered: Story = {
  name: 'A weakness that is only a gap says so, and counts nothing',
  args: {
    details: {
      ...unanswered,
      weaknesses: unanswered.weaknesses.map((weakness) => ({ ...weakness, answered: 0, wrong: 0, missed: [] })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12% da prova, sem respostas')).toBeVisible();
  },
};
