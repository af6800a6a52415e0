import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { SeenPasswordDialog } from './SeenPasswordDialog.tsx';

const meta = {
  title: 'Screens/Auth/SeenPasswordDialog',
  component: SeenPasswordDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { state: { isPending: false, failure: null }, actions: { change: fn(), signOut: fn() } },
} satisfies Meta<typeof SeenPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Empty: Story = {};
export const Incomplete: Story = {
  tags: ['error'],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    // By key: a press with the mouse leaves the button hovered in some pictures.
    dialog.getByLabelText('Senha atual').focus();
    await userEvent.keyboard('{Enter}');
  },
};
export const Pending: Story = { tags: ['loading'], args: { state: { isPending: true, failure: null } } };
export const Refused: Story = {
  tags: ['error'],
  args: { state: { isPending: false, failure: { text: 'A senha precisa de: não ser uma senha muito comum.' } } },
};
export const OnPhone: Story = { tags: ['phone'], globals: phone };
export const InEnglishOnPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const InSpanishOnPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: { isPending: false, failure: 'auth.seen.error' } },
  globals: { ...phone, locale: 'es' },
};
