import type { Knowledge } from '../compile.ts';

/** Words of the knowledge base that are written with a capital somewhere, and pairs of them. */
interface Vocabulary {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

const vocabularies = new WeakMap<Knowledge, Vocabulary>();

const wordPattern = /[\p{L}\d][\p{L}\d+'’-]*/gu;
const hasCapital = /\p{Lu}/u;

function vocabularyOf(knowledge: Knowledge): Vocabulary {
  const known = vocabularies.get(knowledge);
  if (known) return known;
  const words = new Set<string>();
  const pairs = new Set<string>();
  const text = JSON.stringify([knowledge.base, knowledge.exam.name]).replaceAll(/\\[nrt]/g, ' ');
  let before = '';
  for (const [word] of text.matchAll(wordPattern)) {
    if (hasCapital.test(word)) words.add(word);
    pairs.add(`${before} ${word}`);
    before = word;
  }
  const made = { words, pairs };
  vocabularies.set(knowledge, made);
  return made;
}

/**
 * A name in a text that the knowledge base does not know: a word with a capital elsewhere than at the start of a sentence, or
 * what follows the brand of a provider. Null where there is none.
 */
export function foreignName(knowledge: Knowledge, text: string): string | null {
  const { words, pairs } = vocabularyOf(knowledge);
  const brands = new Set(knowledge.base.provider.brands);
  let before = '';
  let end = 0;
  for (const found of text.matchAll(wordPattern)) {
    const [word] = found;
    const gap = text.slice(end, found.index);
    const isFirst = before === '' || /[.!?:¿¡]/.test(gap);
    const isName = hasCapital.test(word.slice(1)) || (!isFirst && hasCapital.test(word));
    if (isName && !words.has(word)) return word;
    if (hasCapital.test(word) && brands.has(before) && gap === ' ' && !pairs.has(`${before} ${word}`))
      return `${before} ${word}`;
    before = word;
    end = found.index + word.length;
  }
  return null;
}
