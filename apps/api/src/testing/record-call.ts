import type { Database } from '../database/database.ts';
import { type Call, insertCall } from '../language-model/queries.ts';
import { examId } from './practice.ts';

/** Records a call to a language model: a check of a question by small-1, accepted after 0.9 s, unless it says otherwise. */
export const recordCall = (db: Database, call: Pick<Call, 'now'> & Partial<Call>): Promise<void> =>
  insertCall(db, {
    generationId: 'one',
    examId,
    operation: 'CHECK_QUESTION',
    model: 'small-1',
    tokensIn: 900,
    tokensOut: 300,
    cost: 12,
    latencyMs: 900,
    outcome: 'ACCEPTED',
    learnerId: null,
    ...call,
  });
