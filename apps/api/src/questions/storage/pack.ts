import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Item } from '../item.types.ts';
import { isPair, partsOf, type PhraseBook, written } from './phrase-book.ts';

/**
 * How many parts, the way from the place of each in the book to that of the next, then the text compressed against them:
 * some 200 bytes for 3,000.
 */
export function pack(book: PhraseBook, item: Item): Buffer {
  const places = placesIn(book);
  const text = written(item);
  const [form = '', ...named] = partsOf(item);
  const parts = [...new Set([form, ...differencesOf(book, item), ...named])]
    .filter((name) => isToldIn(text, name, book))
    .flatMap((name) => places.get(name) ?? []);
  const ways = parts.map((place, i) => place - (parts[i - 1] ?? 0));
  const head = Buffer.from([byWays + parts.length, ...ways.flatMap(bytesOf)]);
  return Buffer.concat([head, deflateRawSync(text, { level: 9, memLevel: 9, dictionary: dictionaryOf(book, parts) })]);
}

/** Any two of the options may have a contrast, and a question tells few of them: the others would only take room. */
const isToldIn = (text: string, name: string, book: PhraseBook): boolean =>
  !isPair(name) || text.includes((book.get(name) ?? '').slice(contrastFrom, contrastFrom + 24));

/** What sets apart that which is asked about from all else: the reasons tell of it where an option says what is true of another. */
const differencesOf = (book: PhraseBook, { ask }: Item): readonly string[] =>
  'of' in ask ? (pairsIn(book).get(ask.of) ?? []) : [];

/** Where the words begin in {"pt":"…". */
const contrastFrom = '{"pt":"'.length;

export function unpack(book: PhraseBook, packed: Buffer): Item {
  const { parts, end } = partsIn(packed);
  const text = inflateRawSync(packed.subarray(end), { dictionary: dictionaryOf(book, parts) });
  return JSON.parse(text.toString());
}

/** Added to the number of parts where their ways follow; older questions have their places, of two bytes each. */
const byWays = 128;

/** A way as few bytes as it needs, seven bits each, the sign in the lowest: parts of one thing stand together. */
function bytesOf(way: number): number[] {
  const bytes: number[] = [];
  let left = way < 0 ? -2 * way - 1 : 2 * way;
  for (; left >= 128; left >>= 7) bytes.push((left & 127) | 128);
  return [...bytes, left];
}

function partsIn(packed: Buffer): { parts: number[]; end: number } {
  const first = packed.readUInt8();
  if (first < byWays) {
    const parts = Array.from({ length: first }, (_, i) => packed.readUInt16BE(1 + 2 * i));
    return { parts, end: 1 + 2 * first };
  }
  const parts: number[] = [];
  let end = 1;
  for (let i = 0; i < first - byWays; i += 1) {
    let way = 0;
    for (let bits = 0, byte = 128; byte >= 128; bits += 7) {
      byte = packed.readUInt8(end);
      end += 1;
      way |= (byte & 127) << bits;
    }
    parts.push((parts[i - 1] ?? 0) + (way % 2 === 0 ? way / 2 : -(way + 1) / 2));
  }
  return { parts, end };
}

const nothing = Buffer.alloc(0);
const places = new WeakMap<PhraseBook, ReadonlyMap<string, number>>();
const texts = new WeakMap<PhraseBook, readonly Buffer[]>();

function placesIn(book: PhraseBook): ReadonlyMap<string, number> {
  const known = places.get(book) ?? new Map([...book.keys()].map((name, place) => [name, place]));
  places.set(book, known);
  return known;
}

const pairs = new WeakMap<PhraseBook, ReadonlyMap<string, readonly string[]>>();

/** Names of pairs by each of their halves. */
function pairsIn(book: PhraseBook): ReadonlyMap<string, readonly string[]> {
  const known = pairs.get(book);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const name of [...book.keys()].filter(isPair))
    for (const half of name.split(' ').slice(1)) found.set(half, [...(found.get(half) ?? []), name]);
  pairs.set(book, found);
  return found;
}

function dictionaryOf(book: PhraseBook, parts: readonly number[]): Buffer {
  const known = texts.get(book) ?? [...book.values()].map((text) => Buffer.from(text));
  texts.set(book, known);
  return Buffer.concat(parts.map((place) => known[place] ?? nothing));
}
