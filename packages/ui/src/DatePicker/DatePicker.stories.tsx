import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';
import { Chosen } from './DatePicker.story-helpers.tsx';

const meta = {
  title: 'UI/DatePicker',
  component: DatePicker,
  args: {
    label: 'Data da prova',
    hint: 'Só você vê esta data.',
    value: '2026-12-12',
    today: '2026-11-22',
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '21rem' }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const WithError: Story = { args: { value: '2026-11-20', errorMessage: 'Escolha um dia a partir de amanhã.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Row: Story = {
  args: { layout: 'row' },
  decorators: [(Story) => <div style={{ width: '40rem' }}>{Story()}</div>],
  globals: { viewport: { value: 'desktop' } },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Data da prova/ }));
    await screen.findByRole('dialog');
  },
};

export const OpenOnASmallPhone: Story = { ...Open, globals: { viewport: { value: 'small' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
