import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monogram } from '../Monogram/Monogram.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { PickRows } from './PickRows.tsx';

const picks = [
  {
    value: 'clf',
    start: (
      <Monogram name="AWS" tone="orange">
        AWS
      </Monogram>
    ),
    title: 'Cloud Practitioner',
    detail: 'CLF-C02',
  },
  {
    value: 'az',
    start: (
      <Monogram name="Microsoft Azure" tone="blue">
        AZ
      </Monogram>
    ),
    title: 'Azure Fundamentals',
    detail: 'AZ-900',
  },
];

const meta = {
  title: 'UI/PickRows',
  component: PickRows,
  args: { label: 'Prova', picks, value: 'clf', onChange: () => undefined },
  decorators: [
    (Story) => (
      <Sheet title="Para qual prova você estuda?">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof PickRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (
  <Text as="span" size="h3" numeric>
    62,8%
  </Text>
);

export const Rows: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Line: Story = { args: { layout: 'line', picks: picks.map((pick) => ({ ...pick, end: figure })) } };
export const LineOnAPhone: Story = { ...Line, globals: { viewport: { value: 'phone', isRotated: false } } };
