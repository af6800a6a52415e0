import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ExamStrip } from './ExamStrip.tsx';

const meta = {
  title: 'UI/ExamStrip',
  component: ExamStrip,
  args: { count: 20, longest: 22, filled: 9, cut: 14 },
  decorators: [
    (Story) => (
      <Sheet label="Domínios">
        <SheetBody>
          <Story />
        </SheetBody>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof ExamStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Domains: Story = {
  render: () => (
    <Stack gap={3}>
      <ExamStrip count={20} longest={22} filled={9} cut={14} />
      <ExamStrip count={8} longest={22} filled={5} cut={6} answers="few" />
      <ExamStrip count={22} longest={22} filled={15} cut={16} />
      <ExamStrip count={16} longest={22} filled={0} cut={12} answers="none" />
    </Stack>
  ),
};
export const OnAPhone: Story = { ...Domains, globals: { viewport: { value: 'phone', isRotated: false } } };
