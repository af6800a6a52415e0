import { expect, test } from 'vitest';
import { engineFor, generate } from './engine.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { sessions } from './checks/session.ts';
import { pageNames } from './page-name.ts';
import { generate as draw } from './generate.ts';
import type { Item } from './item.types.ts';
import { pool } from './pool.ts';
import { templates } from './templates/templates.ts';
import { explanationOrFact, factTaught, presentReasons } from './present-question.ts';

test('pages of the same name are told apart by their own subjects, in the language of the reader and never by a number', () => {
  const item = generate({ examId: 'saa-c03', scope: { modalityId: 'all' }, level: null, history: [], seed: 'pages' });
  const page = (title: string, path: string) => ({
    title,
    url: `https://docs.aws.amazon.com/${path}`,
    checkedOn: null,
  });
  const saml = 'IAM/latest/UserGuide/id_roles_providers_saml.html';
  const pools = 'cognito/latest/developerguide/cognito-user-pools.html';
  const stop = 'AmazonRDS/latest/UserGuide/USER_StopInstance.html';
  const exported = 'AmazonRDS/latest/UserGuide/USER_ExportSnapshot.html';
  const titles = (pages: typeof item.references, locale: Locale) =>
    presentReasons({ ...item, references: pages }, locale).references.map(({ title }) => title);
  const halves = [page('An IAM SAML provider', saml), page('Cognito user pools', pools)];
  expect(titles(halves, 'pt')).toEqual(['Provedor SAML no IAM', 'User pools do Cognito']);
  // Of questions of before, each page has the name of the whole solution.
  const whole = 'An IAM SAML provider and Cognito user pools';
  expect(titles([page(whole, saml), page(whole, pools)], 'es')).toEqual([
    'Proveedor SAML en IAM',
    'Un user pool de Amazon Cognito',
  ]);
  const both = 'Stops outside working hours and Parquet exports to S3';
  expect(titles([page(both, stop), page(both, exported)], 'pt')).toEqual([
    'Paradas fora do expediente',
    'Exportação em Parquet ao S3',
  ]);
});

test('a page about several things has the name of what the question is about, not of another one; a service keeps its own', () => {
  const page = (title: string, path: string) => ({
    title,
    url: `https://learn.microsoft.com/${path}`,
    checkedOn: null,
  });
  const shared = 'azure/security/fundamentals/shared-responsibility';
  const nameOf = (title: string, path: string) => pageNames('az-900', [page(title, path)], 'en');
  expect(nameOf('Its own code on a platform (PaaS)', shared)).toEqual(['Its own code on a platform (PaaS)']);
  expect(nameOf('PaaS', shared)).toEqual(['PaaS documentation']);
  expect(nameOf('An Azure virtual machine', 'azure/virtual-machines/overview')).toEqual([
    'Azure Virtual Machines documentation',
  ]);
});

test('no page of a solution has an English name for a Portuguese or Spanish reader, and no two pages of it have one name', () => {
  for (const examId of ['clf-c02', 'saa-c03', 'az-900', 'cloud-digital-leader'])
    for (const { candidates } of engineFor(examId).knowledge.patterns.values())
      for (const { text, label = text, source, secondSource, halves = [label, label] } of candidates) {
        const urls = new Set([source, secondSource ?? []].flat().map(({ url }) => url));
        const pages = [...urls].map((url, i) => ({ title: halves[i]?.en ?? '', url, checkedOn: null }));
        for (const locale of ['pt', 'es'] as const) {
          const names = pageNames(examId, pages, locale);
          expect(new Set(names).size).toBe(names.length);
          for (const name of names) expect(name).not.toMatch(/\b(?:An|[Tt]he|with|backed|of) |\(\d\)$/);
        }
      }
});

test('an explanation that adds nothing to the reasons is none; where one is promised, the reason of the right option stands for it', () => {
  const item = generate({ examId: 'clf-c02', scope: { modalityId: 'all' }, level: 1, history: [], seed: 'nothing' });
  const bare = { ...item, explanation: { pt: '', en: '', es: '' } };
  for (const locale of locales) {
    expect(presentReasons(bare, locale).explanation).toBeNull();
    expect(explanationOrFact(bare, locale)).toBe(factTaught(item, locale));
    expect(explanationOrFact(item, locale)).toBe(item.explanation[locale] || factTaught(item, locale));
  }
});

test('a fact is read without its question: it begins with nothing that points back at it', () => {
  const items = sessions('clf-c02', 200, null, 'facts').flat();
  const facts = items.flatMap((one) => locales.map((locale) => factTaught(one, locale)));
  expect(
    facts.filter((fact) =>
      /requirement: |requisitos: |Of the options|Entre (?:as opções|las opciones)|^(That|Isso|Eso|Certo|Right|Correcto)\b/.test(
        fact,
      ),
    ),
  ).toEqual([]);
  expect(facts.filter((fact) => !/^[\p{Lu}\d“"]/u.test(fact))).toEqual([]);
});

/** Questions of the shared responsibility model that ask for a task, or for a service. */
function ofSharedTasks(form: 'task' | 'service'): Item[] {
  const { knowledge, candidates } = engineFor('clf-c02');
  const own = candidates.filter((one) => one.template === 'shared-responsibility' && one.form.startsWith(form));
  const order = { pool: pool(own, () => 1), wider: null, level: null, history: [] };
  return Array.from({ length: 20 }, (_, i) => draw(knowledge, templates, { ...order, seed: `${i}` }));
}

test('what was taught of a shared task says the task, or nothing that stands for it', () => {
  for (const locale of locales) {
    for (const item of ofSharedTasks('task')) {
      const task = item.options.find(({ label }) => label === item.key)?.text[locale];
      expect(factTaught(item, locale).startsWith(`${task?.replace(/\.$/, '')}: `)).toBe(true);
    }
    for (const item of ofSharedTasks('service'))
      expect(factTaught(item, locale)).not.toMatch(/that falls to|isso cabe|eso le corresponde/);
  }
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
