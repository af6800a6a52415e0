import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { randomShard, utcDay } from '../database/platform-days.ts';

export type Operation = 'GENERATE_QUESTION' | 'CHECK_QUESTION' | 'EXPLAIN_AGAIN';

export interface Call {
  generationId: string;
  examId: string;
  operation: Operation;
  model: string;
  tokensIn: number;
  tokensOut: number;
  /** In millionths of a dollar. */
  cost: number;
  latencyMs: number;
  /** ACCEPTED, or why not. */
  outcome: string;
  /** Whom it was made for; nobody when questions are written ahead. */
  learnerId: string | null;
  now: Date;
}

/**
 * Stores a call and adds it to the sums. Questions are counted when a learner gets them, whoever wrote them; so only the
 * other operations count here.
 */
export async function insertCall(db: Database, call: Call): Promise<void> {
  const { examId, operation, model, now } = call;
  const tokens = call.tokensIn + call.tokensOut;
  const cost = sql<number>`${call.cost}::numeric / 1000000`;
  const count = operation === 'GENERATE_QUESTION' ? 0 : 1;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('model_calls')
      .values({
        generation_id: call.generationId,
        exam_id: examId,
        operation,
        model,
        tokens_in: call.tokensIn,
        tokens_out: call.tokensOut,
        cost_usd: cost,
        latency_ms: call.latencyMs,
        outcome: call.outcome,
        created_at: now,
      })
      .execute();
    // The sums in the order of everybody who writes them.
    await sql`
      insert into generation_totals (exam_id, model, operation, shard, count, tokens, cost_usd)
      values (${examId}, ${model}, ${operation}, ${randomShard()}, ${count}, ${tokens}, ${cost})
      on conflict (exam_id, model, operation, shard) do update set count = generation_totals.count + excluded.count,
        tokens = generation_totals.tokens + excluded.tokens, cost_usd = generation_totals.cost_usd + excluded.cost_usd`.execute(
      tx,
    );
    await sql`
      insert into generation_days (day, exam_id, model, operation, shard, count, tokens, cost_usd)
      values (${utcDay(now)}, ${examId}, ${model}, ${operation}, ${randomShard()}, ${count}, ${tokens}, ${cost})
      on conflict (day, exam_id, model, operation, shard) do update set count = generation_days.count + excluded.count,
        tokens = generation_days.tokens + excluded.tokens, cost_usd = generation_days.cost_usd + excluded.cost_usd`.execute(
      tx,
    );
    if (call.learnerId !== null && call.cost > 0) await addLearnerCost(tx, call.learnerId, call.cost);
  });
}

async function addLearnerCost(tx: Tx, learnerId: string, cost: number): Promise<void> {
  await sql`
    update credit_accounts set model_cost_usd = model_cost_usd + ${cost}::numeric / 1000000
    where user_id = ${learnerId}`.execute(tx);
}
