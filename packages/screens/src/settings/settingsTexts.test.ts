import { expect, test } from 'vitest';
import en from './messages/en.json';
import pt from './messages/pt.json';

test('SETT-36 SETT-37 SETT-38 SETT-39 SETT-40 SETT-41 SETT-42 SETT-43 the texts of the settings are those of the specification', () => {
  expect(pt).toMatchObject({
    'settings.warning.usingDefaults': 'Usando configurações padrão. Algumas configurações podem não ser salvas.',
    'settings.warning.loadFailed': 'Não foi possível carregar as configurações. Usando padrões.',
    'settings.notice.saved': 'Configurações salvas com sucesso!',
    'settings.notice.saveRefused': 'Não foi possível salvar as configurações.',
    'settings.notice.saveFailed': 'Erro ao salvar configurações. Tente novamente.',
    'settings.notice.reset': 'Configurações resetadas para o padrão!',
    'settings.notice.resetRefused': 'Não foi possível resetar as configurações.',
    'settings.notice.resetFailed': 'Erro ao resetar configurações. Tente novamente.',
  });
});

test('SETT-44 the English text of a failed save has its key', () => {
  expect(en['settings.errorSavingSettings']).toBe('Error saving settings');
});

test('DEL-06 the words of the goodbye', () => {
  expect([pt['settings.notice.accountDeleted'], pt['settings.notice.accountDeletedText']]).toEqual([
    'Conta excluída com sucesso',
    'Até logo!',
  ]);
});
