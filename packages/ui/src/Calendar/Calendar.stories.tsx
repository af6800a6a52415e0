import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import { Chosen } from './Calendar.story-helpers.tsx';

const meta = {
  title: 'UI/Calendar',
  component: Calendar,
  args: { label: 'Data da prova', value: '2026-12-12', today: '2026-11-22', onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const FromTomorrow: Story = { args: { value: null, min: '2026-11-23', max: '2027-11-22' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /12 de dezembro/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };

export const InSpanish: Story = { globals: { locale: 'es' } };
