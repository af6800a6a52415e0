import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '../common/words.tsx';
import { Toasts } from '../shell/Toasts.tsx';

const saved = ['profile.nameUpdated', 'profile.emailUpdated', 'profile.passwordUpdated'] as const;

/** Toasts with what is said when a section was saved. */
function SavedToasts() {
  const { t } = useWords();
  return <Toasts toasts={saved.map((id) => ({ id, tone: 'success', title: t(id) }))} onClose={() => undefined} />;
}

const meta = { title: 'Screens/Profile/Notices', component: SavedToasts } satisfies Meta<typeof SavedToasts>;
export default meta;

export const Saved: StoryObj<typeof meta> = { tags: ['success'] };
