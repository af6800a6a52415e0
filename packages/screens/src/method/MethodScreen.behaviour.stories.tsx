import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import type { Calibration } from './calibration.types.ts';
import { MethodScreen } from './MethodScreen.tsx';

const calibration: Calibration = {
  learners: 1600,
  answers: 40,
  brier: 0.1234,
  accuracyBrier: 0.1751,
  ece: 0.0149,
  scoreCover: 0.816,
  groups: [
    { said: 0.124, observed: 0.11, low: 0.09, high: 0.13, learners: 800 },
    { said: 0.912, observed: 0.924, low: 0.9, high: 0.95, learners: 800 },
  ],
};

const meta = {
  title: 'Screens/Readiness/Method/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: MethodScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('progress')],
  args: { calibration, links: { progress: '/progress', plan: '/progress?view=plan' } },
} satisfies Meta<typeof MethodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MeasuredFigures: Story = {
  name: 'Every figure of the chart is the measured one, in words and as a table',
  parameters: { proves: ['SCOPE-04'] },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Acertamos a chance?' }));
    await expect(sheet.getByText('1.600 estudantes simulados, 40 respostas cada')).toBeVisible();
    await expect(sheet.getByText(/^Quando previmos 91%, passaram 92 de 100\./)).toBeVisible();
    await expect(sheet.getByText('1,5 pontos')).toBeVisible();
    await expect(sheet.getByText('82% de 80% prometidos')).toBeVisible();
    await expect(sheet.getByText(/^0,123 contra 0,175/)).toBeVisible();
    await expect(sheet.getByText(/ainda não com resultados reais\.$/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2 91,2% 92,4% +1,2 800' })).toBeVisible();
  },
};

export const SaidInEnglish: Story = {
  name: 'Figures are written as the language writes them',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,600 simulated learners, 40 answers each')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '1 12.4% 11.0% -1.4 800' })).toBeVisible();
  },
};

export const SaidInSpanish: Story = {
  name: 'In Spanish the page says the same, with its figures as Spanish writes them',
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: '¿Acertamos la probabilidad?' }));
    await expect(sheet.getByText('1600 estudiantes simulados, 40 respuestas cada uno')).toBeVisible();
    await expect(sheet.getByText(/^Cuando previmos 91%, aprobaron 92 de 100\./)).toBeVisible();
    await expect(sheet.getByText(/todavía no con resultados reales\.$/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 91,2\s?% 92,4\s?% \+1,2 800$/ })).toBeVisible();
  },
};
