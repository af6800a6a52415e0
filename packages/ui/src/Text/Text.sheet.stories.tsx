import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from './Text.tsx';

const sizes = [
  'stat-l',
  'stat-m',
  'h1',
  'h2',
  'h3',
  'prompt',
  'lead',
  'body',
  'body-s',
  'label',
  'caption',
  'micro',
  'code',
] satisfies TextProps['size'][];
const tones = [
  'default',
  'muted',
  'subtle',
  'accent',
  'success',
  'danger',
  'warning',
  'info',
] satisfies TextProps['tone'][];

const meta = { title: 'UI/Text/Sheet', component: Text, tags: ['!autodocs'], args: { children: null } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: Boa noite, Marina. Faltam 6 questões hoje.
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Ainda não dá para cravar.
        </Text>
      ))}
    </Stack>
  ),
};
