import { expect, test } from 'vitest';
import dashboardEn from '../dashboard/messages/en.json';
import questionEn from '../question/messages/en.json';
import type { Locale } from './locales.ts';
import commonEn from './messages/en.json';

const files = import.meta.glob<Record<string, string>>('../*/messages/*.json', { eager: true, import: 'default' });

/** Every word of every flow in one language. */
const wordsIn = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, words]) => (path.endsWith(`/${locale}.json`) ? [words] : [])),
  );

const [pt, en, es] = [wordsIn('pt'), wordsIn('en'), wordsIn('es')];
const idsOf = (words: Record<string, string>, text: string) => Object.keys(words).filter((id) => words[id] === text);

test.each([
  'Erro de conexão com o servidor',
  'Erro desconhecido',
  'Email ou senha incorretos',
  'Email ou senha incorretos. Verifique suas credenciais e tente novamente.',
  'Erro de conexão. Verifique sua internet e tente novamente.',
  'Login realizado com sucesso!',
  'Email já está em uso ou credenciais inválidas. Tente com outro email.',
  'Erro ao criar conta. Tente novamente.',
  'Conta criada, mas falha no login automático. Tente fazer login manualmente.',
  'Erro ao fazer login com Google',
  'Erro ao fazer login com GitHub',
  'Erro na autenticação Google',
  'Erro na autenticação GitHub',
  'Erro de autenticação',
  'Erro no login',
  'Falha ao processar autenticação. Tente novamente.',
  'Erro durante logout',
  'Houve um problema ao sair, mas você foi desconectado localmente.',
  'Usando configurações padrão. Algumas configurações podem não ser salvas.',
  'Não foi possível carregar as configurações. Usando padrões.',
  'Configurações salvas com sucesso!',
  'Não foi possível salvar as configurações.',
  'Erro ao salvar configurações. Tente novamente.',
  'Configurações resetadas para o padrão!',
  'Não foi possível resetar as configurações.',
  'Erro ao resetar configurações. Tente novamente.',
  'Erro ao carregar exames',
  'Não foi possível carregar os exames disponíveis.',
  'Erro de conexão',
  'Verifique sua conexão com a internet.',
  'Inscrição realizada com sucesso!',
  'Erro na inscrição',
  'Não foi possível se inscrever no exame. Tente novamente.',
  'Desinscrição realizada com sucesso!',
  'Erro na desinscrição',
  'Erro ao carregar dados',
  'Acesso Negado',
])("ERR-01 '%s' is said in Portuguese, and in their own words in English and Spanish", (text) => {
  const ids = idsOf(pt, text);
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect(en[id]).toMatch(/\w/);
    expect(es[id]).toMatch(/\w/);
    expect([en[id], es[id]]).not.toContain(text);
  }
});

test.each([
  'Email already exists',
  'Password too weak',
  'Incorrect or expired code.',
  'If the email is registered, you will receive a verification code.',
  'Could not load dashboard statistics',
  'Could not generate a new question',
  'Could not save your answer',
  'Could not start the exam',
  'Could not finish the exam',
  'No answers were recorded',
  'Connection error',
  'Error saving settings',
  'Session expired',
  'Unauthorized',
  'Access denied',
  'Not found',
  'Internal server error',
])("ERR-01 '%s' is said in English, and in their own words in Portuguese and Spanish", (text) => {
  const ids = idsOf(en, text);
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect(pt[id]).toMatch(/\w/);
    expect(es[id]).toMatch(/\w/);
    expect([pt[id], es[id]]).not.toContain(text);
  }
});

test('ERR-08 QUEST-21 the failures of dashboard and questions have keys of their own', () => {
  expect(dashboardEn).toHaveProperty(['dashboard.failed'], 'Could not load dashboard statistics');
  expect(questionEn).toMatchObject({
    'question.failed.start': 'Could not start the exam',
    'question.failed.generate': 'Could not generate a new question',
    'question.failed.save': 'Could not save your answer',
    'question.notice.noAnswers': 'No answers were recorded',
  });
  expect(commonEn).toHaveProperty(['common.connectionError'], 'Connection error');
});
