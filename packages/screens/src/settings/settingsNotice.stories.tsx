import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useWords } from '../common/words.tsx';
import { Toasts } from '../shell/Toasts.tsx';
import { settingsNotice, type SettingsOutcome } from './settingsNotice.ts';

/** Toasts with what the notices say, as the product shows them. */
function SettingsToasts({ outcomes }: { outcomes: readonly SettingsOutcome[] }) {
  const words = useWords();
  return <Toasts toasts={outcomes.map((outcome) => ({ id: outcome, ...settingsNotice(outcome, words) }))} onClose={() => undefined} />;
}

const meta = {
  title: 'Screens/Settings/Notices',
  component: SettingsToasts,
  args: { outcomes: ['saved', 'reset', 'accountDeleted'] },
} satisfies Meta<typeof SettingsToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Succeeded: Story = { tags: ['success'] };
export const SaveFailed: Story = { tags: ['error'], args: { outcomes: ['saveRefused', 'saveFailed'] } };
export const ResetFailed: Story = { tags: ['error'], args: { outcomes: ['resetRefused', 'resetFailed'] } };

export const SuccessTexts: Story = {
  name: 'SETT-38 SETT-41 DEL-06 the texts of settings that were saved or reset, and of the goodbye',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const text of ['Configurações salvas com sucesso!', 'Configurações resetadas para o padrão!', 'Conta excluída com sucesso', 'Até logo!'])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
};

export const FailureTexts: Story = {
  name: 'SETT-39 SETT-40 SETT-42 the texts of settings that could not be saved or reset',
  tags: ['interaction'],
  args: { outcomes: ['saveRefused', 'saveFailed', 'resetRefused'] },
  play: async ({ canvas }) => {
    for (const text of [
      'Não foi possível salvar as configurações.',
      'Erro ao salvar configurações. Tente novamente.',
      'Não foi possível resetar as configurações.',
    ])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
};

export const ResetFailureText: Story = {
  name: 'SETT-43 the text of a reset that was not answered',
  tags: ['interaction'],
  args: { outcomes: ['resetFailed'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro ao resetar configurações. Tente novamente.')).toBeVisible());
  },
};
