import type { ActiveExam, Modality } from '../../catalogue/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Level } from '../../knowledge/knowledge.types.ts';
import type { Learner } from '../../language-model/service.ts';
import { versionOf } from '../compile.ts';
import type { DrawnQuestion } from '../generator.ts';
import type { Seen } from '../item.types.ts';
import { readBook } from '../storage/books.ts';
import { unpack } from '../storage/pack.ts';
import { type Cell, insertWritten, noteDemand, renewPending, selectWaiting, takeWritten } from './queries.ts';
import { type Workshop, writeQuestion } from './write.ts';

export interface WrittenOrder {
  learner: Learner;
  exam: ActiveExam;
  modality: Modality;
  topic: string | null;
  /** Null: any. */
  level: Level | null;
  locale: Locale;
  /** What the knowledge base would ask instead. */
  instead: DrawnQuestion;
  seen: readonly Seen[];
  now: Date;
}

export interface Written extends DrawnQuestion {
  model: string;
  /** True for one that the learner had before and did not answer; it is stored already. */
  isWaiting: boolean;
}

/** So many questions the same concept stays away. */
const factsRest = 20;

/**
 * A question that a model wrote, of the topic and level that the knowledge base chose: one that waits for its answer, else one of
 * the stock, else a new one. Null where there is none in time.
 */
export async function findWritten(workshop: Workshop, order: WrittenOrder): Promise<Written | null> {
  const { db } = workshop;
  const { learner, exam, locale, instead, seen, now } = order;
  const cell: Cell = { examId: exam.id, locale, topic: instead.item.topic, level: instead.item.level };
  const waiting = await findWaiting(workshop, order);
  if (waiting) return waiting;

  await noteDemand(db, cell, now);
  const resting = seen.slice(0, factsRest).flatMap(({ facts }) => facts ?? []);
  const version = versionOf(exam);
  const taken = await takeWritten(db, cell, { learnerId: learner.id, version, resting, now });
  if (taken) {
    const { packed, model, facts, asked, stem, skin } = taken;
    const item = unpack(new Map(), packed);
    return { id: instead.id, item, seen: { facts, asked, stem, skin }, packed, model, isWaiting: false };
  }

  const outcome = await writeQuestion(workshop, { cell, seen, learner });
  if (!('written' in outcome)) return null;
  const { id, item, seen: marks, packed } = outcome.written;
  const { model } = workshop.desk;
  const question = { id, version, model, seen: marks, packed };
  await insertWritten(db, cell, question, { handedOut: true, now });
  return { id: instead.id, item, seen: marks, packed, model, isWaiting: false };
}

/** One that the learner got and did not answer, if it is what is asked for now. */
async function findWaiting(
  { db }: Workshop,
  { learner, exam, modality, topic, level, locale }: WrittenOrder,
): Promise<Written | null> {
  for (const { id, book_id, packed, facts, model } of await selectWaiting(db, learner.id, exam.id, modality.id)) {
    const item = unpack(await readBook(db, book_id), packed);
    if (item.writer?.locale !== locale) continue;
    if ((level !== null && item.level !== level) || (topic !== null && item.topic !== topic)) continue;
    await renewPending(db, learner.id, id);
    return { id, item, packed, model, seen: { facts, asked: null, stem: null, skin: null }, isWaiting: true };
  }
  return null;
}
