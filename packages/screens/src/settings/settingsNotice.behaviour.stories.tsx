import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SettingsToasts } from './settingsNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/Notices/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: SettingsToasts,
  args: { outcomes: ['saved', 'reset', 'accountDeleted'] },
} satisfies Meta<typeof SettingsToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SuccessTexts: Story = {
  name: 'The texts of settings that were saved or reset, and of the goodbye',
  parameters: { proves: ['SETT-38', 'SETT-41', 'DEL-06'] },
  play: async ({ canvas }) => {
    for (const text of [
      'Configurações salvas com sucesso!',
      'Configurações resetadas para o padrão!',
      'Conta excluída com sucesso',
      'Até logo!',
    ])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
};

export const FailureTexts: Story = {
  name: 'The texts of settings that could not be saved or reset',
  parameters: { proves: ['SETT-39', 'SETT-40', 'SETT-42'] },
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
  name: 'The text of a reset that was not answered',
  parameters: { proves: ['SETT-43'] },
  args: { outcomes: ['resetFailed'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro ao resetar configurações. Tente novamente.')).toBeVisible());
  },
};
