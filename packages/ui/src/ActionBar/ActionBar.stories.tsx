import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'UI/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    status: (
      <Text size="body-s" tone="muted">
        1 alteração não salva
      </Text>
    ),
    children: (
      <>
        <Button tone="secondary">Descartar</Button>
        <Button>Salvar</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ margin: '0 var(--gutter)' }}>
        <Text>Configurações</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPage: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
