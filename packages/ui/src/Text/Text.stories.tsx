import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'Cada questão respondida usa 1 crédito.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Prompt: Story = {
  args: {
    size: 'prompt',
    measure: 'reading',
    children:
      'Uma empresa guarda 40 TB de registros de auditoria em um bucket do Amazon S3. Eles são consultados com frequência nos primeiros 30 dias. Depois disso, são acessados no máximo uma vez por ano.',
  },
};
export const Code: Story = { args: { size: 'code', tone: 'muted', children: 'SAA-C03 t3.large io2 Il1 O0' } };
export const KeyFigure: Story = { args: { size: 'stat-l', children: '73,4%' } };
export const Numeric: Story = { args: { size: 'body-s', numeric: true, weight: 'strong', children: '1.284' } };
export const Cut: Story = {
  args: { wrap: 'cut', children: 'marina.albuquerque.de.oliveira.sobrinho@universidade-federal.example' },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
