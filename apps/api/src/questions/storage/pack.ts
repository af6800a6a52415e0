import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Item } from '../item.types.ts';
import { isPair, partsOf, type PhraseBook, written } from './phrase-book.ts';

/** How many parts, the place of each in the book, then the text compressed against them: some 200 bytes for 3,000. */
export function pack(book: PhraseBook, item: Item): Buffer {
  const places = placesIn(book);
  const text = written(item);
  const parts = partsOf(item)
    .filter((name) => isToldIn(text, name, book))
    .flatMap((name) => places.get(name) ?? []);
  const head = Buffer.alloc(1 + 2 * parts.length);
  head.writeUInt8(parts.length);
  parts.forEach((place, i) => head.writeUInt16BE(place, 1 + 2 * i));
  return Buffer.concat([head, deflateRawSync(text, { level: 9, memLevel: 9, dictionary: dictionaryOf(book, parts) })]);
}

/** Any two of the options may have a contrast, and a question tells few of them: the others would only take room. */
const isToldIn = (text: string, name: string, book: PhraseBook): boolean =>
  !isPair(name) || text.includes((book.get(name) ?? '').slice(contrastFrom, contrastFrom + 24));

/** Where the words begin in {"pt":"…". */
const contrastFrom = '{"pt":"'.length;

export function unpack(book: PhraseBook, packed: Buffer): Item {
  const count = packed.readUInt8();
  const parts = Array.from({ length: count }, (_, i) => packed.readUInt16BE(1 + 2 * i));
  const text = inflateRawSync(packed.subarray(1 + 2 * count), { dictionary: dictionaryOf(book, parts) });
  return JSON.parse(text.toString());
}

const nothing = Buffer.alloc(0);
const places = new WeakMap<PhraseBook, ReadonlyMap<string, number>>();
const texts = new WeakMap<PhraseBook, readonly Buffer[]>();

function placesIn(book: PhraseBook): ReadonlyMap<string, number> {
  const known = places.get(book) ?? new Map([...book.keys()].map((name, place) => [name, place]));
  places.set(book, known);
  return known;
}

function dictionaryOf(book: PhraseBook, parts: readonly number[]): Buffer {
  const known = texts.get(book) ?? [...book.values()].map((text) => Buffer.from(text));
  texts.set(book, known);
  return Buffer.concat(parts.map((place) => known[place] ?? nothing));
}
