import { describe, expect, test } from 'vitest';
import { conjugate } from './conjugate.ts';
import { countVerbs, inflect, negate } from './inflect.ts';
import { capitalise, contract, list, number } from './words.ts';

describe('conjugate', () => {
  test.each([
    ['pt', 'executar', 'executa', 'executam'],
    ['pt', 'proteger', 'protege', 'protegem'],
    ['pt', 'distribuir', 'distribui', 'distribuem'],
    ['pt', 'reduzir', 'reduz', 'reduzem'],
    ['pt', 'extrair', 'extrai', 'extraem'],
    ['pt', 'bloquear', 'bloqueia', 'bloqueiam'],
    ['pt', 'repor', 'repõe', 'repõem'],
    ['pt', 'pôr', 'põe', 'põem'],
    ['pt', 'seguir', 'segue', 'seguem'],
    ['pt', 'manter', 'mantém', 'mantêm'],
    ['en', 'watch', 'watches', 'watch'],
    ['en', 'carry', 'carries', 'carry'],
    ['en', 'deploy', 'deploys', 'deploy'],
    ['en', 'be', 'is', 'are'],
    ['es', 'ofrecer', 'ofrece', 'ofrecen'],
    ['es', 'distribuir', 'distribuye', 'distribuyen'],
    ['es', 'seguir', 'sigue', 'siguen'],
    ['es', 'evaluar', 'evalúa', 'evalúan'],
  ] as const)('%s %s: %s, %s', (locale, verb, singular, plural) => {
    expect(conjugate(locale, verb)).toEqual([singular, plural]);
  });
});

describe('inflect', () => {
  test('puts every verb of a phrase into the same form', () => {
    expect(inflect('pt', '{criar} chaves e {registrar} o uso', 'singular')).toBe('cria chaves e registra o uso');
    expect(inflect('pt', '{criar} chaves e {registrar} o uso', 'infinitive')).toBe('criar chaves e registrar o uso');
    expect(inflect('es', '{crear} claves', 'plural')).toBe('crean claves');
  });

  test('negates in English with do and be', () => {
    expect(inflect('en', '{not require} servers', 'infinitive')).toBe('not require servers');
    expect(inflect('en', '{not require} servers', 'singular')).toBe('does not require servers');
    expect(inflect('en', '{not require} servers', 'plural')).toBe('do not require servers');
    expect(inflect('en', '{not be} a document', 'singular')).toBe('is not a document');
  });

  test('takes forms written by hand', () => {
    expect(inflect('es', '{encargarse|se encarga|se encargan} del resto', 'plural')).toBe('se encargan del resto');
  });
});

test('negate turns a phrase round, and back', () => {
  expect(negate('pt', '{executar} código')).toBe('não {executar} código');
  expect(negate('pt', 'não {exigir} servidores')).toBe('{exigir} servidores');
  expect(negate('en', '{run} code')).toBe('{not run} code');
  expect(negate('en', '{not run} code')).toBe('{run} code');
});

test('countVerbs counts the verbs that are conjugated', () => {
  expect(countVerbs('{criar} chaves e {registrar} o uso')).toBe(2);
  expect(countVerbs('no verb')).toBe(0);
});

describe('contract', () => {
  test('joins preposition and article in Portuguese and Spanish', () => {
    expect(contract('pt', 'de', 'o Amazon S3')).toBe('do Amazon S3');
    expect(contract('pt', 'em', 'as instâncias Spot')).toBe('nas instâncias Spot');
    expect(contract('pt', 'a', 'a AWS')).toBe('à AWS');
    expect(contract('pt', 'de', 'uma política do IAM')).toBe('de uma política do IAM');
    expect(contract('es', 'de', 'el grupo de seguridad')).toBe('del grupo de seguridad');
    expect(contract('es', 'de', 'Amazon S3')).toBe('de Amazon S3');
    expect(contract('en', 'of', 'the route table')).toBe('of the route table');
  });
});

describe('list', () => {
  test('joins with the conjunction of the language', () => {
    expect(list('pt', ['a', 'b', 'c'])).toBe('a, b e c');
    expect(list('en', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(list('es', ['crear', 'iniciar'])).toBe('crear e iniciar');
    expect(list('es', ['agua', 'hielo'])).toBe('agua y hielo');
  });

  test('separates with semicolons when the parts have commas', () => {
    expect(list('pt', ['ler, sem espera', 'gravar', 'apagar'])).toBe('ler, sem espera; gravar; e apagar');
    expect(list('pt', ['ler, sem espera', 'gravar'])).toBe('ler, sem espera, e gravar');
    expect(list('pt', ['ler', 'gravar S3, EBS e EFS'])).toBe('ler e gravar S3, EBS e EFS');
  });
});

test('capitalise and number write as the locale does', () => {
  expect(capitalise('o Amazon S3')).toBe('O Amazon S3');
  expect(number('pt', 99.999999999)).toBe('99,999999999');
  expect(number('en', 99.999999999)).toBe('99.999999999');
});

test('a name that begins with a small letter keeps it at the head of a sentence', () => {
  expect(['reCAPTCHA asks less.', 'the table.', 'e-mail'].map(capitalise)).toEqual([
    'reCAPTCHA asks less.',
    'The table.',
    'E-mail',
  ]);
});
