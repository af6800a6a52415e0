import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Item } from '../item.types.ts';
import { partsOf, type PhraseBook, written } from './phrase-book.ts';

/** How many parts, the place of each in the book, then the text compressed against them: some 200 bytes for 3,000. */
export function pack(book: PhraseBook, item: Item): Buffer {
  const places = placesIn(book);
  const parts = partsOf(item).flatMap((name) => places.get(name) ?? []);
  const head = Buffer.alloc(1 + 2 * parts.length);
  head.writeUInt8(parts.length);
  parts.forEach((place, i) => head.writeUInt16BE(place, 1 + 2 * i));
  return Buffer.concat([head, deflateRawSync(written(item), { level: 9, dictionary: dictionaryOf(book, parts) })]);
}

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
