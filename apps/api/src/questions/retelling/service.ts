import type { Database } from '../../database/database.ts';
import { createId } from '../../ids.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Desk, Learner } from '../../language-model/service.ts';
import type { Generator } from '../generator.ts';
import type { Item } from '../item.types.ts';
import { retellingPrompt } from './prompt.ts';
import { insertRetelling, selectRetelling } from './queries.ts';

export interface Retelling {
  text: string;
  /** Null: from the knowledge base. */
  model: string | null;
}

export interface RetellingOrder {
  learner: Learner;
  questionId: string;
  item: Item;
  locale: Locale;
  now: Date;
}

interface Means {
  db: Database;
  generator: Generator;
  /** Null where there is no model. */
  desk: Desk | null;
  /** Told what went wrong with a model. */
  onFault: (error: unknown) => void;
}

/** Explains an answered question in other words: as it was told before, by a model, or from the facts. */
export async function retell({ db, generator, desk, onFault }: Means, order: RetellingOrder): Promise<Retelling> {
  const { learner, questionId, item, locale, now } = order;
  const known = await selectRetelling(db, learner.id, questionId, locale);
  if (known) return known;
  const facts = await generator.retell({ item, locale });
  const text = desk && (await write(generator, desk, order, facts).catch((error: unknown) => (onFault(error), null)));
  if (!desk || text === null) return { text: facts, model: null };
  await insertRetelling(db, { userId: learner.id, questionId, locale }, { text, model: desk.model, now });
  return { text, model: desk.model };
}

async function write(
  generator: Generator,
  desk: Desk,
  { learner, item, locale }: RetellingOrder,
  facts: string,
): Promise<string | null> {
  const signal = desk.patience();
  if (!(await desk.reserve(1, learner))) return null;
  const generation = { id: createId(), examId: item.exam, learner, signal };
  return desk.ask(generation, 'EXPLAIN_AGAIN', retellingPrompt(item, facts, locale), ({ text }) =>
    generator.judgeText({ examId: item.exam, text, locale }),
  );
}
