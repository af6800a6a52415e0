import { ButtonLink } from '@prepar/ui/ButtonLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditsNotice } from './CreditsNotice.tsx';

const meta = {
  title: 'Screens/Common/CreditsNotice',
  component: CreditsNotice,
  args: {
    renewsInMinutes: 860,
    children: (
      <>
        <ButtonLink href="/progress">Ver seu progresso</ButtonLink>
        <ButtonLink href="/pricing" tone="ghost">
          Ver planos e pacotes
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof CreditsNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHours: Story = {};
export const InMinutesOnAPhone: Story = {
  args: { renewsInMinutes: 7 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
