import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Form } from './Form.tsx';
import { Account } from './Form.story-helpers.tsx';

const meta = {
  title: 'UI/Form',
  component: Form,
  args: { children: null, onSubmit: fn(), label: 'Dados pessoais' },
  render: (args) => <Account {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
