import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: {
    label: 'Conte o que você viu',
    value: 'A Standard-IA também abre na hora. O enunciado não diz o prazo mínimo de guarda.',
    hint: '80 de 500',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { value: '', errorMessage: 'Diga por quê.' } };
