import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '../common/words.tsx';
import { ShownToasts } from '../shell/Toasts.story-helpers.tsx';

const saved = ['profile.nameUpdated', 'profile.emailUpdated', 'profile.passwordUpdated'] as const;

/** Toasts with what is said when a section was saved. */
function SavedToasts() {
  const { t } = useWords();
  return <ShownToasts messages={saved.map((id) => ({ tone: 'success', title: t(id) }))} />;
}

const meta = { title: 'Screens/Profile/Notices', component: SavedToasts } satisfies Meta<typeof SavedToasts>;
export default meta;

export const Saved: StoryObj<typeof meta> = { tags: ['success'] };
