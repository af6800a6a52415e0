import { expect, test } from 'vitest';
import type { Localised } from '../../i18n/locale.ts';
import type { Candidate } from '../../knowledge/pattern.types.ts';
import { tellsOf } from './tell.ts';

const solution = (tell: Localised): Candidate => ({
  id: 'made-up',
  text: tell,
  uses: [],
  why: tell,
  tell,
  source: { url: 'https://example.com', checkedOn: null },
  popularity: 3,
});

const licence: Localised = {
  pt: 'Uso constante por três anos: Savings Plan. Banco comercial sem contrato: licença incluída.',
  en: 'Steady use for three years: Savings Plan. Commercial database without a contract: license included.',
  es: 'Uso constante por tres años: Savings Plan. Base de datos comercial sin contrato: licencia incluida.',
};

const stem: Localised = {
  pt: 'Uma empresa tem um banco de dados comercial. O contrato termina.',
  en: 'A company has a commercial database. The contract ends.',
  es: 'Una empresa tiene una base de datos comercial. El contrato termina.',
};

test('of a tell only what the stem has the condition of is told', () => {
  expect(tellsOf(stem, [solution(licence)]).map(({ tell }) => tell.pt)).toEqual([
    'Banco comercial sem contrato: licença incluída.',
  ]);
});

test('two solutions that share a tell have it told once', () => {
  expect(tellsOf(stem, [solution(licence), solution(licence)])).toHaveLength(1);
});

test('a tell about another situation is told to nobody', () => {
  const elsewhere = { pt: 'Uma impressora quebrou.', en: 'A printer broke.', es: 'Una impresora se rompió.' };
  expect(tellsOf(elsewhere, [solution(licence)])).toEqual([]);
});

test('a tell that the stem says in other words is no quotation', () => {
  const years = {
    pt: 'Anos de transações em SQL: Redshift.',
    en: 'Years of transactions in SQL: Redshift.',
    es: 'Años de transacciones en SQL: Redshift.',
  };
  const history = {
    pt: 'Analistas consultam dez anos de vendas com SQL.',
    en: 'Analysts query ten years of sales with SQL.',
    es: 'Los analistas consultan diez años de ventas con SQL.',
  };
  expect(tellsOf(history, [solution(years)])).toEqual([{ tell: years, isSaid: false }]);
});
