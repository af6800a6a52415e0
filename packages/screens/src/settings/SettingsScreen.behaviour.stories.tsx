import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { countChanges } from './countChanges.ts';
import { askingToLeave, askingToReset, states } from './settings.fixtures.ts';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
import { actions } from './SettingsScreen.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/Settings/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: SettingsScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('settings')],
  args: { state: states.ready, actions },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const LargeText: Story = {
  name: 'On phones no word of the title is broken in text of twice the size',
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const title = canvas.getByRole('heading', { level: 1 });
    const lines = document.createRange();
    lines.selectNodeContents(title);
    await expect(lines.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    style.fontSize = '';
  },
};

const sections = ['Estudo', 'Aparência', 'Notificações', 'Privacidade', 'Sistema', 'Seus dados'];

export const Sections: Story = {
  name: 'Six sections with an index, the last one with reset and account deletion',
  parameters: { proves: ['SETT-01', 'DEL-01'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(sections);
    const links = within(canvas.getByRole('navigation', { name: 'Seções' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(sections);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toBe(canvas.getByRole('region', { name: link.textContent }));
    }
    await expect(links[0]).toHaveAttribute('aria-current', 'location');
    const data = within(canvas.getByRole('region', { name: 'Seus dados' }));
    await userEvent.click(data.getByRole('button', { name: 'Restaurar padrão' }));
    await expect(args.actions.askToReset).toHaveBeenCalledOnce();
    await userEvent.click(data.getByRole('button', { name: 'Excluir conta' }));
    await expect(args.actions.askToDelete).toHaveBeenCalledOnce();
    await expect(args.actions.reset).not.toHaveBeenCalled();
  },
};

export const IndexFollows: Story = {
  name: 'The index follows what is being read',
  parameters: { proves: ['SETT-01'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const current = () =>
      within(canvas.getByRole('navigation', { name: 'Seções' })).getByRole('link', { current: 'location' });
    await expect(current()).toHaveTextContent('Estudo');
    canvas.getByRole('region', { name: 'Aparência' }).scrollIntoView();
    await waitFor(() => expect(current()).toHaveTextContent('Aparência'));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(current()).toHaveTextContent('Seus dados'));
  },
};

export const AppearanceChoices: Story = {
  name: 'Theme and text size have three choices each, light and medium at first',
  parameters: { proves: ['SETT-02', 'SETT-17'] },
  play: async ({ args, canvas }) => {
    const theme = within(canvas.getByRole('radiogroup', { name: 'Tema' }));
    await expect(theme.getAllByRole('radio')).toHaveLength(3);
    await expect(theme.getByRole('radio', { name: 'Claro' })).toBeChecked();
    await userEvent.click(theme.getByRole('radio', { name: 'Sistema' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ theme: 'SYSTEM' });
    await userEvent.click(theme.getByRole('radio', { name: 'Escuro' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ theme: 'DARK' });
    const size = within(canvas.getByRole('radiogroup', { name: 'Tamanho do texto' }));
    await expect(size.getAllByRole('radio')).toHaveLength(3);
    await expect(size.getByRole('radio', { name: 'Médio' })).toBeChecked();
    await userEvent.click(size.getByRole('radio', { name: 'Grande' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ fontSize: 'LARGE' });
    await userEvent.click(size.getByRole('radio', { name: 'Pequeno' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ fontSize: 'SMALL' });
  },
};

export const Languages: Story = {
  name: 'Three languages to choose from',
  parameters: { proves: ['SETT-06', 'I18N-01'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Idioma$/ }));
    const list = within(await screen.findByRole('listbox'));
    const options = list.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['Português (Brasil)', 'English (US)', 'Español']);
    await userEvent.click(list.getByRole('option', { name: 'English (US)' }));
    await expect(args.actions.change).toHaveBeenCalledWith({ language: 'EN_US' });
  },
};

export const Visibility: Story = {
  name: 'A profile is seen by everyone at first, or by friends, or by nobody else',
  parameters: { proves: ['SETT-14'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Quem vê seu perfil$/ }));
    const list = within(await screen.findByRole('listbox'));
    const options = list.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['Todos', 'Amigos', 'Só você']);
    await userEvent.click(list.getByRole('option', { name: 'Amigos' }));
    await expect(args.actions.change).toHaveBeenCalledWith({ profileVisibility: 'FRIENDS' });
  },
};

/** The screen with the part of a route that holds what was changed. */
function Live({ state, actions }: SettingsScreenProps) {
  const [settings, setSettings] = useState(states.ready.settings);
  if (state.status === 'loading') return null;
  const change: typeof actions.change = (setting) => {
    actions.change(setting);
    setSettings((last) => ({ ...last, ...setting }));
  };
  return (
    <SettingsScreen
      state={{ ...state, settings, unsavedCount: countChanges(states.ready.settings, settings) }}
      actions={{ ...actions, change }}
    />
  );
}

export const DailyGoal: Story = {
  name: 'The daily goal is 20 at first and stays between 1 and 100',
  parameters: { proves: ['SETT-07', 'SETT-08'] },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    const goal = canvas.getByRole('textbox', { name: 'Meta diária' });
    await expect(goal).toHaveValue('20');
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar a meta' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ dailyGoal: 21 });
    await userEvent.clear(goal);
    await userEvent.type(goal, '400{Enter}');
    await expect(args.actions.change).toHaveBeenLastCalledWith({ dailyGoal: 100 });
    await expect(goal).toHaveValue('100');
    await userEvent.clear(goal);
    await userEvent.type(goal, '0');
    await userEvent.tab();
    await expect(args.actions.change).toHaveBeenLastCalledWith({ dailyGoal: 1 });
    await expect(canvas.getByRole('button', { name: 'Diminuir a meta' })).toBeDisabled();
  },
};

const toggles = [
  ['breakReminders', 'Lembretes de pausa', true],
  ['soundEffects', 'Efeitos sonoros', true],
  ['autoSave', 'Salvar automaticamente', true],
  ['emailNotifications', 'E-mail', true],
  ['pushNotifications', 'Notificações no navegador', false],
  ['studyReminders', 'Lembretes de estudo', true],
  ['goalNotifications', 'Meta diária atingida', true],
  ['achievementAlerts', 'Conquistas', true],
  ['weeklyReports', 'Relatório semanal', false],
  ['dataSharing', 'Compartilhar dados com parceiros', false],
  ['analyticsTracking', 'Análise de uso', true],
  ['autoUpdates', 'Atualizações automáticas', true],
  ['betaFeatures', 'Recursos em teste', false],
  ['debugMode', 'Modo de depuração', false],
] as const;

export const OnlyKeptSoFar: Story = {
  name: 'Sections whose settings have no effect yet say so, and that nobody sees a profile',
  play: async ({ canvas }) => {
    for (const [section, note] of [
      ['Notificações', 'Por enquanto só o e-mail tem efeito; o resto fica guardado para depois.'],
      ['Privacidade', 'Guardado para depois: ainda não muda nada.'],
      ['Sistema', 'Guardado para depois: ainda não muda nada.'],
    ] as const)
      await expect(within(canvas.getByRole('region', { name: section })).getByText(note)).toBeVisible();
    await expect(canvas.getByText('Hoje ninguém vê perfis no Prepar.')).toBeVisible();
  },
};

export const EachControlChangesOneSetting: Story = {
  name: 'Every switch has its default and changes its own setting',
  parameters: {
    proves: [
      'SETT-32',
      'SETT-09',
      'SETT-10',
      'SETT-11',
      'SETT-12',
      'SETT-13',
      'SETT-15',
      'SETT-16',
      'SETT-18',
      'SETT-19',
      'SETT-20',
      'SETT-21',
      'SETT-22',
      'SETT-23',
      'SETT-24',
    ],
  },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(toggles.length);
    for (const [setting, name, isOn] of toggles) {
      const control = canvas.getByRole<HTMLInputElement>('switch', { name });
      await expect([setting, control.checked]).toEqual([setting, isOn]);
      await userEvent.click(control);
      await expect(args.actions.change).toHaveBeenLastCalledWith({ [setting]: !isOn });
      await expect([setting, control.checked]).toEqual([setting, !isOn]);
    }
    await expect(args.actions.change).toHaveBeenCalledTimes(toggles.length);
  },
};

export const UnsavedChanges: Story = {
  name: 'What is not saved is counted, and the button saves it',
  parameters: { proves: ['SETT-33'] },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/não salva/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Efeitos sonoros' }));
    await expect(canvas.getByText('1 alteração não salva')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Conquistas' }));
    await expect(canvas.getByText('2 alterações não salvas')).toBeVisible();
    await expect(args.actions.save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.actions.save).toHaveBeenCalledOnce();
  },
};

export const SaveBarOnAPhone: Story = {
  name: 'On a phone the button that saves is in view from the start',
  parameters: { proves: ['SETT-33'] },
  globals: phone,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: 'Salvar' }).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
};

export const IsLoading: Story = {
  name: 'While loading there is nothing to set, and it is told',
  parameters: { proves: ['SETT-35'] },
  args: { state: states.loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Carregando as configurações' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

export const IsSaving: Story = {
  name: 'While saving nothing is saved again',
  parameters: { proves: ['SETT-35'] },
  args: { state: states.saving },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Salvando')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Salvando/ }));
    await expect(args.actions.save).not.toHaveBeenCalled();
  },
};

export const Leaving: Story = {
  name: 'Leaving with unsaved changes asks first, and staying is the safe answer',
  args: { state: askingToLeave },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Salvar as alterações?' }));
    await waitFor(() => expect(dialog.getByText('3 alterações ainda não foram salvas.')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continuar aqui' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Descartar alterações' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar aqui' }));
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar alterações' }));
    await expect(args.actions.leave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(args.actions.saveAndLeave).toHaveBeenCalledOnce();
  },
};

export const SavingOnTheWayOut: Story = {
  name: 'While the changes are saved on the way out nothing else leaves',
  args: { state: { ...askingToLeave, status: 'saving' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Salvar as alterações?' }));
    await waitFor(() => expect(dialog.getByText('Salvando')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Descartar alterações' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /Salvando/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.saveAndLeave).not.toHaveBeenCalled();
    await expect(args.actions.closeDialog).not.toHaveBeenCalled();
  },
};

export const ResetConfirms: Story = {
  name: 'Resetting asks first, with the safe answer in focus',
  parameters: { proves: ['SETT-35'] },
  args: { state: askingToReset },
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      within(canvasElement.ownerDocument.body).getByRole('alertdialog', {
        name: 'Voltar todas as configurações ao padrão?',
      }),
    );
    await expect(dialog.getByRole('button', { name: 'Manter ajustes' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Restaurar padrão' }));
    await expect(args.actions.reset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
  },
};

export const IsResetting: Story = {
  name: 'While resetting the dialog cannot be closed or confirmed again',
  parameters: { proves: ['SETT-35'] },
  args: { state: states.resetting },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Restaurando')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /Restaurando/ }));
    await expect(args.actions.closeDialog).not.toHaveBeenCalled();
    await expect(args.actions.reset).not.toHaveBeenCalled();
  },
};

export const DefaultsWarning: Story = {
  name: 'Defaults that may not be stored come with a warning',
  parameters: { proves: ['SETT-36'] },
  args: { state: { ...states.ready, warning: 'usingDefaults' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Usando configurações padrão. Algumas configurações podem não ser salvas.'),
    ).toBeVisible();
  },
};

export const LoadWarning: Story = {
  name: 'Settings that could not be loaded come with a warning',
  parameters: { proves: ['SETT-37'] },
  args: { state: { ...states.ready, warning: 'loadFailed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível carregar as configurações. Usando padrões.')).toBeVisible();
  },
};
