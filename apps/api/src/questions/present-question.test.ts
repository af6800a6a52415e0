import { expect, test } from 'vitest';
import { generate } from './engine.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { sessions } from './checks/session.ts';
import { factTaught, presentReasons } from './present-question.ts';

test('pages of the same name are numbered, so that no two links of a question have one name', () => {
  const item = generate({ examId: 'clf-c02', scope: { modalityId: 'all' }, level: null, history: [], seed: 'pages' });
  const [page] = item.references;
  if (!page) throw new Error('Every question has a page');
  const named = (title: string, url: string) => ({ ...page, title, url });
  const references = [named('S3', 'https://a'), named('EC2', 'https://b'), named('S3', 'https://c')];
  expect(presentReasons({ ...item, references }, 'en').references).toEqual([
    { title: 'S3', url: 'https://a' },
    { title: 'EC2', url: 'https://b' },
    { title: 'S3 (2)', url: 'https://c' },
  ]);
});

test('a fact is read without its question: it begins with nothing that points back at it', () => {
  const items = sessions('clf-c02', 200, null, 'facts').flat();
  const facts = items.flatMap((one) => locales.map((locale) => factTaught(one, locale)));
  expect(
    facts.filter((fact) => /requirement: |requisitos: |^(That|Isso|Eso|Certo|Right|Correcto)\b/.test(fact)),
  ).toEqual([]);
  expect(facts.filter((fact) => !/^[\p{Lu}\d“"]/u.test(fact))).toEqual([]);
});

test('a page is called by its subject in the language, not by the option that it is about', () => {
  const item = generate({ examId: 'clf-c02', scope: { modalityId: 'all' }, level: null, history: [], seed: 'pages' });
  const page = (title: string, url: string) => ({ title, url, checkedOn: null });
  const references = [
    page('Amazon S3', 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/Welcome.html'),
    page('A function on a timetable', 'https://docs.aws.amazon.com/lambda/latest/dg/with-something.html'),
    page('A page that nobody knows', 'https://example.com'),
  ];
  const titles = (locale: Locale) =>
    presentReasons({ ...item, references }, locale).references.map(({ title }) => title);
  expect(titles('en')).toEqual(['Amazon S3 documentation', 'AWS Lambda documentation', 'A page that nobody knows']);
  expect(titles('pt').slice(0, 2)).toEqual(['Amazon S3: documentação', 'AWS Lambda: documentação']);
});
