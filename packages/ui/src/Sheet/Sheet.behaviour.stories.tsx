import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, SheetBody } from './Sheet.tsx';

const meta = {
  title: 'UI/Sheet/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Sheet,
  args: {
    title: 'Suas provas',
    action: <Link href="/practice">Ver todas as provas</Link>,
    children: (
      <SheetBody>
        <Text tone="muted">Você está inscrita em duas provas.</Text>
      </SheetBody>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('region', { name: 'Suas provas' });
    await expect(within(sheet).getByRole('heading', { level: 2 })).toHaveTextContent('Suas provas');
  },
};
