import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlight } from '../Highlight/Highlight.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 1, children: 'Boa noite, Marina' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Sheet: Story = { args: { level: 2, children: 'Meta de hoje' } };
export const Item: Story = { args: { level: 3, children: 'Todo o conteúdo' } };
export const BiggerThanItsLevel: Story = {
  args: { level: 2, size: 'display-2', children: 'Escolha seu tipo de parceria' },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display-1">
        Prepare sua turma e saiba quem está pronto.
      </Heading>
      <Heading level={2} size="display-2">
        Questões novas até você dominar o assunto.
      </Heading>
      <Heading level={3} size="h1">
        Boa noite, Marina. Faltam <Highlight>6 questões</Highlight> hoje.
      </Heading>
      <Heading level={4} size="label">
        Benefícios:
      </Heading>
    </Stack>
  ),
};
