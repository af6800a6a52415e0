import { CompiledQuery, type QueryResult } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Pipeline } from './pipeline.ts';

/**
 * A statement whose text is put together once, with the names of its values where they stand; a name may stand there
 * several times. For those of every call: to build a long one anew takes longer than to send it.
 */
export function statement<Values extends object, Row = never>(
  parts: TemplateStringsArray,
  ...names: (keyof Values & string)[]
): (db: Database | Tx | Pipeline, values: Values) => Promise<QueryResult<Row>> {
  const order = [...new Set(names)];
  const text = String.raw({ raw: parts }, ...names.map((name) => `$${order.indexOf(name) + 1}`));
  return (db, values) =>
    db.executeQuery<Row>(
      CompiledQuery.raw(
        text,
        order.map((name) => values[name]),
      ),
    );
}
