import type { Client } from 'pg';

export interface StoredTable {
  name: string;
  /** Those that are stored and not computed, in their order. */
  columns: string[];
  /** Counts its rows by itself. */
  identity: string | null;
}

/** Every table of Prepar, each after those that its rows refer to. The list of migrations is not among them. */
export async function listTables(client: Client): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<StoredTable>(`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select attname::text from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as identity
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    order by relname`);
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select child.relname as child, parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const sorted: StoredTable[] = [];
  while (sorted.length < tables.length) {
    const names = new Set(sorted.map(({ name }) => name));
    const next = tables.filter(
      ({ name }) => !names.has(name) && references.every(({ child, parent }) => child !== name || names.has(parent)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
}
