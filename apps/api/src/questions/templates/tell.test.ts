import { expect, test } from 'vitest';
import { type Localised, locales } from '../../i18n/locale.ts';
import type { Candidate } from '../../knowledge/pattern.types.ts';
import { isActive, listExams } from '../../catalogue/catalogue.ts';
import { engineFor } from '../engine.ts';
import { sentencesOf, tellsOf } from './tell.ts';

test('a text is divided where a sentence ends, which an abbreviation does not', () => {
  expect(sentencesOf('Una región de EE. UU. queda lejos. São Paulo está cerca.')).toEqual([
    'Una región de EE. UU. queda lejos.',
    'São Paulo está cerca.',
  ]);
});

const solution = (tell: Localised): Candidate => ({
  id: 'made-up',
  text: tell,
  uses: [],
  why: tell,
  likeness: tell,
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
  expect(tellsOf(stem, [stem, stem], [solution(licence)]).map(({ pt }) => pt)).toEqual([
    'Banco comercial sem contrato: licença incluída.',
  ]);
});

test('two solutions that share a tell have it told once', () => {
  expect(tellsOf(stem, [stem, stem], [solution(licence), solution(licence)])).toHaveLength(1);
});

test('a tell about another situation is told to nobody', () => {
  const elsewhere = { pt: 'Uma impressora quebrou.', en: 'A printer broke.', es: 'Una impresora se rompió.' };
  expect(tellsOf(elsewhere, [elsewhere], [solution(licence)])).toEqual([]);
});

test('what the stem hardly speaks of is not told', () => {
  const far = {
    pt: 'De qualquer lugar para a rede inteira: VPN ponto a site.',
    en: 'Contract that ends in another quarter: prepaid hours.',
    es: 'Contrato que termina en otro trimestre: horas prepagadas.',
  };
  expect(tellsOf(stem, [stem, stem], [solution(far)])).toEqual([]);
});

test('what is nearest to the requirements is told first, and nothing twice in other words', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const told = same('Tickets arrive from phones. Orders of hours arrive. Payments fail twice weekly.');
  const tells = ['Tickets from phones: queue.', 'Orders of hours: batch.', 'Orders of hours: batch service.'];
  const keys = tells.map((tell) => solution(same(tell)));
  expect(
    tellsOf(told, [same('Orders of hours arrive.'), same('Payments fail twice weekly.')], keys).map(({ en }) => en),
  ).toEqual(['Orders of hours: batch.', 'Tickets from phones: queue.']);
});

test('a condition of two parts is told only where the stem says both', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const both = same('Servers with plenty of large memory ready within minutes, without images: warm pool.');
  const half = same('Servers with plenty of large memory ready within minutes arrive. Templates exist.');
  expect(tellsOf(half, [half], [solution(both)])).toEqual([]);
  const whole = same('Servers with plenty of large memory ready within minutes arrive, all without images.');
  expect(tellsOf(whole, [whole], [solution(both)])).toHaveLength(1);
});

test('each of two right solutions has a tell of its own, even where another of the first is nearer', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const first = solution(same('Orders of hours: batch. Payments weekly: schedule.'));
  const second = solution(same('Tickets from phones: queue.'));
  const told = same('Tickets arrive from phones. Orders of hours arrive. Payments fail weekly.');
  const near = [same('Orders of hours arrive.'), same('Payments fail weekly.')];
  expect(tellsOf(told, near, [first, second]).map(({ en }) => en)).toEqual([
    'Orders of hours: batch.',
    'Tickets from phones: queue.',
  ]);
});

test('of two right solutions none has two tells while the other has none, and one is not told where it takes the only one of the other', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const told = same('Tickets arrive from phones. Orders of hours arrive. Payments fail weekly.');
  const near = [same('Orders of hours arrive.'), same('Payments fail weekly.')];
  const two = solution(same('Orders of hours: batch. Payments weekly: schedule.'));
  const tellsWith = (other: string) => tellsOf(told, near, [two, solution(same(other))]).map(({ en }) => en);
  expect(tellsWith('A printer breaks: repair.')).toEqual(['Orders of hours: batch.']);
  expect(tellsWith('Hours of orders: farm.')).toEqual(['Payments weekly: schedule.', 'Hours of orders: farm.']);
  expect(tellsWith('Orders of hours: batch. Payments weekly: schedule.')).toHaveLength(2);
});

test('no more is told than there are requirements', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const keys = [solution(same('Orders of hours: batch. Payments weekly: schedule. Tickets from phones: queue.'))];
  const told = same('Tickets arrive from phones. Orders of hours arrive. Payments fail weekly.');
  const three = ['Tickets from phones.', 'Orders of hours.', 'Payments weekly.'].map(same);
  expect([1, 2, 3].map((count) => tellsOf(told, three.slice(0, count), keys).length)).toEqual([1, 2, 3]);
});

test('a condition is told once, whatever it leads to', () => {
  const same = (text: string): Localised => ({ pt: text, en: text, es: text });
  const keys = [
    solution(same('Capacity of growing folders: EFS.')),
    solution(same('Growing capacity of folders: storage gateway.')),
  ];
  const told = same('Capacity of growing folders matters.');
  expect(tellsOf(told, [told, told], keys)).toHaveLength(1);
});

test('a solution has the same tells in every language, and none twice', () => {
  const exams = listExams().filter(isActive);
  const solutions = exams.flatMap(({ id }) =>
    engineFor(id).knowledge.base.patterns.flatMap((pattern) =>
      pattern.candidates.map(({ id: own, tell }) => ({ name: `${pattern.id} ${own}`, tell })),
    ),
  );
  const uneven = solutions.filter(({ tell }) => {
    const told = locales.map((locale) => sentencesOf(tell[locale]));
    return told.some((own) => own.length !== told[0]?.length || new Set(own).size < own.length);
  });
  expect(solutions.length).toBeGreaterThan(0);
  expect(uneven.map(({ name }) => name)).toEqual([]);
});
