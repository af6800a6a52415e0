import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import { judgeText } from '../retelling/judge.ts';
import { type Brief, makeBrief } from './brief.ts';
import { judge } from './judge.ts';
import type { WrittenReply } from './reply.ts';

const brief = aBrief();

function aBrief(): Brief {
  const order = { examId: 'clf-c02', level: 1, locale: 'pt', seen: [], barred: [], seed: 'verdict' } as const;
  for (const topic of new Set(engineFor('clf-c02').candidates.map((candidate) => candidate.topic))) {
    const found = makeBrief({ ...order, topic });
    if (found) return found;
  }
  throw new Error('There is nothing to write about');
}

const wrong = brief.rivals.slice(0, 3);
const options = [...wrong, brief.key].map(({ name, about }) => ({ service: name, reason: about }));
const good: WrittenReply = {
  situation: `A empresa revisa o que usa hoje. A equipe precisa de um jeito de ${brief.needs.join('; ')}.`,
  question: 'Qual opção atende a essa necessidade?',
  options,
  correct: brief.key.name,
  explanation: `A decisão será tomada nesta semana. ${brief.key.about}`,
};

const refusal = (change: Partial<WrittenReply>) => {
  const judged = judge({ brief, reply: { ...good, ...change }, model: 'small', seed: 'judge' });
  return 'refused' in judged ? judged.refused : null;
};
const [first, ...others] = options;
const firstIs = (change: Partial<(typeof options)[number]>) =>
  [{ ...options[0], ...change }, ...others] as typeof options;

test('what keeps every rule is a question', () => {
  expect(refusal({})).toBeNull();
});

test.each<[string, Partial<WrittenReply>, string]>([
  ['three options', { options: others }, 'OPTIONS'],
  ['an option twice', { options: firstIs({ service: others[0]?.service ?? '' }) }, 'OPTIONS'],
  ['five options', { options: [...options, ...(first ? [first] : [])] }, 'OPTIONS'],
  ['no situation to speak of', { situation: 'A empresa cresce.' }, 'LENGTH'],
  ['a situation without end', { situation: 'A empresa cresce e revisa tudo. '.repeat(40) }, 'LENGTH'],
  ['a reason without words', { options: firstIs({ reason: 'Não serve.' }) }, 'LENGTH'],
  ['an explanation without words', { explanation: 'É esta.' }, 'LENGTH'],
  ['no question', { question: 'Escolha a opção que atende.' }, 'STYLE'],
  ['a question for what is not right', { question: 'Qual destas opções não atende a essa necessidade?' }, 'STYLE'],
  ['the reader addressed', { question: 'Qual opção você escolhe para essa necessidade?' }, 'STYLE'],
  ['formatting', { explanation: `**A decisão** será tomada nesta semana. ${brief.key.about}` }, 'STYLE'],
  ['markup', { explanation: `<b>A decisão</b> será tomada nesta semana. ${brief.key.about}` }, 'STYLE'],
  ['another key', { correct: wrong[0]?.name ?? '' }, 'WRONG_KEY'],
])('%s is refused', (_what, change, why) => {
  expect(refusal(change)).toBe(why);
});

test('an explanation in other words is neither a few words, nor endless, nor formatted', () => {
  const text =
    'Pense numa ferramenta escolhida pela tarefa: primeiro se lê a necessidade, depois se compara cada opção.';
  const judged = (changed: string) => judgeText({ examId: 'clf-c02', text: changed, locale: 'pt' });
  expect(judged(text)).toEqual({ accepted: text });
  expect(judged('Pense na tarefa.')).toEqual({ refused: 'LENGTH' });
  expect(judged(`${text} `.repeat(20))).toEqual({ refused: 'LENGTH' });
  expect(judged(`**Pense** ${text}`)).toEqual({ refused: 'STYLE' });
});
