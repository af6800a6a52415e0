import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import type { MessageId } from './message-ids.ts';
import { createWords } from './words.tsx';

const files = import.meta.glob<Record<string, string>>('../*/messages/*.json', { eager: true, import: 'default' });
const flows = [...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''))];
const catalogue = (flow: string, locale: string) => files[path(flow, locale)] ?? {};
const path = (flow: string, locale: string) =>
  flow === 'common' ? `./messages/${locale}.json` : `../${flow}/messages/${locale}.json`;
const camelCase = (folder: string) => folder.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A value for every argument and tag that the Portuguese message names. */
function valuesOf(message: string) {
  const names = [...message.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => [name, 1]);
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => [name, (parts: string[]) => parts.join('')]);
  return Object.fromEntries([...names, ...tags]) as Record<string, number>;
}

describe.each(flows)('the words of %s', (flow) => {
  test.each(locales)('I18N-01 are complete and in order in %s', (locale) => {
    const ids = Object.keys(catalogue(flow, locale));
    expect(ids).toEqual(Object.keys(catalogue(flow, 'pt')).sort());
    expect(ids.filter((id) => !id.startsWith(`${camelCase(flow)}.`))).toEqual([]);
  });

  test.each(locales)('can be said in %s with what the Portuguese ones name', (locale) => {
    const { t } = createWords(locale, catalogue(flow, locale));
    for (const [id, portuguese] of Object.entries(catalogue(flow, 'pt'))) {
      expect(t(id as MessageId, valuesOf(portuguese)).trim()).not.toBe('');
    }
  });
});

// In Portuguese the plural rules count nought as singular; people do not.
test('nought is a plural in Portuguese, where it can be counted', () => {
  const say = (flow: string, id: string, values: Record<string, number | string>) =>
    createWords('pt', catalogue(flow, 'pt')).t(id as MessageId, values);
  expect([
    say('simulation', 'simulation.end.answered', { count: 0 }),
    say('simulation', 'simulation.end.credits', { count: 0 }),
    say('simulation', 'simulation.grid.answered', { count: 0 }),
    say('simulation', 'simulation.grid.flagged', { count: 0 }),
    say('simulation', 'simulation.review.wrong', { count: 0 }),
    say('practice', 'practice.topicFigures', { right: 0, count: 3 }),
    say('practice', 'practice.reviews.underWay', { done: 2, all: 5, right: 0, count: 3 }),
    say('reviews', 'reviews.today.progress', { done: 2, right: 0 }),
    say('readiness', 'readiness.weaknesses.evidence', { wrong: 0, answered: 3 }),
    say('admin', 'admin.acceptedNote', { count: 0, shown: '0' }),
    say('admin', 'admin.examsNote', { open: 0, soon: 3 }),
    say('reports', 'reports.sent', { count: 0 }),
    say('quality', 'quality.answers', { count: 0, number: '0' }),
  ]).toEqual([
    'nenhuma respondida',
    'nenhum crédito',
    'respondidas',
    'marcadas',
    'erradas',
    'nenhuma certa em 3',
    '2 de 5 feitas, nenhuma certa. Faltam 3.',
    '2 feitas hoje, nenhuma certa.',
    'nenhuma errada em 3',
    'de 0 chamadas',
    'nenhuma aberta, 3 em breve. Escolha uma para ver os detalhes.',
    'nenhum enviado',
    '0 respostas',
  ]);
});

test.each([
  ['en', /(?<!\{)\bcuts?\b|pass mark|pass grade|\bpoint \{/i],
  ['pt', /nota (oficial )?de (aprovação|corte)|nota mínima|\bponto \{/i],
  ['es', /nota (oficial )?de aprobación|nota mínima|puntaje|(?<!nota de (<b>)?)corte\b|\bpunto \{/i],
])('the score that passes has one name in %s, and an estimate is not called a point', (locale, strays) => {
  const words = flows.flatMap((flow) => Object.entries(catalogue(flow, locale)));
  expect(words.filter(([, message]) => strays.test(message))).toEqual([]);
});
