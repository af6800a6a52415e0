import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { RuleText } from './RuleText.tsx';

const meta = {
  title: 'UI/RuleText',
  component: RuleText,
  args: { of: 'Para lembrar:\nAté 12 horas de espera → Deep Archive.\nAcesso imediato → Standard.' },
  render: (args) => (
    <Text wrap="lines">
      <RuleText {...args} />
    </Text>
  ),
} satisfies Meta<typeof RuleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {};
export const Plain: Story = { args: { of: 'O que decide é o prazo.' } };
