import { createId } from '../../ids.ts';
import type { Database } from '../../database/database.ts';
import type { Desk, Generation, Learner } from '../../language-model/service.ts';
import type { Generator } from '../generator.ts';
import type { Seen } from '../item.types.ts';
import { selectBarred } from '../queries.ts';
import type { WrittenItem } from './judge.ts';
import { disagreement, solvingPrompt, writingPrompt } from './prompt.ts';
import type { Cell } from './queries.ts';

/** Calls that a question takes: one writes it, one answers it blind. */
const callsPerQuestion = 2;

export interface Workshop {
  db: Database;
  generator: Generator;
  desk: Desk;
}

export interface Commission {
  cell: Cell;
  seen: readonly Seen[];
  /** Null: for the stock. */
  learner: Learner | null;
}

export type Outcome = { written: WrittenItem & { id: string } } | { why: 'no subject' | 'no calls' | 'refused' };

/** Has a question written, judged, and answered by a second call that does not know the key. */
export async function writeQuestion({ db, generator, desk }: Workshop, commission: Commission): Promise<Outcome> {
  const { cell, seen, learner } = commission;
  const signal = desk.patience();
  const id = createId();
  const barred = await selectBarred(db, cell.examId);
  const brief = await generator.brief({ ...cell, seen, barred, seed: id });
  if (!brief) return { why: 'no subject' };
  if (!(await desk.reserve(callsPerQuestion, learner))) return { why: 'no calls' };
  const generation: Generation = { id, examId: cell.examId, learner, signal };
  const written = await desk.ask(generation, 'GENERATE_QUESTION', writingPrompt(brief), (reply) =>
    generator.judge({ brief, reply, model: desk.model, seed: id }),
  );
  if (!written) return { why: 'refused' };
  const { prompt, letters } = solvingPrompt(written.item, cell.locale, id);
  const agreed = await desk.ask(generation, 'CHECK_QUESTION', prompt, ({ right }) => {
    const refused = disagreement(right, letters, written.item.key);
    return refused === null ? { accepted: true } : { refused };
  });
  return agreed ? { written: { ...written, id } } : { why: 'refused' };
}
