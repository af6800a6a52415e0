import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Text size="h3">Todo o conteúdo</Text>
        <Text size="body-s" tone="muted">
          A IA gera questões novas e insiste no que você mais erra.
        </Text>
        <Text size="caption">Cada resposta usa 1 crédito.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Centred: Story = { args: { align: 'center' } };

export const List: Story = {
  args: {
    as: 'ul',
    gap: 2,
    children: ['EC2 e Auto Scaling', 'Lambda', 'ECS e EKS'].map((topic) => (
      <Text key={topic} as="li" size="body-s">
        {topic}
      </Text>
    )),
  },
};
