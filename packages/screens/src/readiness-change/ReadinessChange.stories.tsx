import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadinessChange } from './ReadinessChange.tsx';
import { beyond, change } from './readinessChange.fixtures.ts';

const meta = {
  title: 'Screens/Readiness/Change',
  component: ReadinessChange,
  args: change,
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadinessChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Antes:/)).toHaveTextContent(
      'Antes: 63 a 77%. Depois: 65 a 78%. A diferença cabe na dúvida de antes: pode ser acaso. Como calculamos',
    );
    await expect(canvas.getByRole('link', { name: 'Como calculamos' })).toHaveAttribute('href', change.methodHref);
  },
};
export const Beyond: Story = {
  tags: ['success'],
  args: { ...beyond, of: 'simulation' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Before: 52 to 68%\./)).toHaveTextContent(
      /After: 66 to 81%\. The change is larger than the uncertainty before\./,
    );
  },
};
export const Same: Story = {
  args: { ...change, after: { value: 70.3, low: 63.4, high: 76.6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Continua em/)).toHaveTextContent(
      'Continua em 63 a 77%: estas respostas ainda não mudam a estimativa. Como calculamos',
    );
  },
};
export const First: Story = {
  args: { ...beyond, before: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Agora/)).toHaveTextContent(/^Agora dá para estimar: 66 a 81%\./);
  },
};
export const LongestOnPhone: Story = {
  tags: ['longest'],
  args: { ...beyond, of: 'untimedSimulation' },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
