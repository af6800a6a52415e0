import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg';
import { applyMigrations, migrationsLock, migrationNames } from '../database/migrate.ts';
import { clientName } from '../database/pool.ts';
import type { Progress } from './backup.ts';
import { BackupFault, type BackupHead, readBackup } from './backup-file.ts';
import { copyIn } from './copy.ts';
import { listTables } from './tables.ts';

/** Whether another program is connected to the database, a server for example. */
export async function isInUse(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, application_name: clientName });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [clientName],
    );
    return (rows[0]?.count ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/**
 * Puts what a backup holds in the place of everything in the database, at once or not at all. The schema becomes that of the
 * backup first, and is brought up to date by whoever opens the database next. Throws BackupFault.
 */
export async function restore(connection: ClientConfig, file: string, say: Progress): Promise<Record<string, number>> {
  // Whole or not, before anything is touched.
  let head: BackupHead | null = null;
  await readBackup(file, async (_table, _rows, its) => void (head = its));
  const client = new Client({ ...connection, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${migrationsLock})`);
    await client.query("set local lock_timeout = '5s'");
    await makeSchema(client, head);
    const counts = await fill(client, file, say);
    await client.query('commit');
    await client.query('analyze');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    await client.end();
  }
}

async function makeSchema(client: Client, head: BackupHead | null): Promise<void> {
  const wanted = head?.migrations ?? [];
  const strange = wanted.filter((name) => !migrationNames().includes(name));
  if (strange.length > 0)
    throw new BackupFault(`The backup is newer than this version of Prepar: it knows ${strange.join(', ')}.`);
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop table %s cascade', oid::regclass) as drop
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  for (const { drop } of rows.filter(({ drop: text }) => text.startsWith('drop table'))) await client.query(drop);
  for (const { drop } of rows.filter(({ drop: text }) => text.startsWith('drop function'))) await client.query(drop);
  await applyMigrations(client, wanted);
}

async function fill(client: Client, file: string, say: Progress): Promise<Record<string, number>> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => escapeIdentifier(name));
  // Its own sums are in the backup: counting them again would double them.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const counts = await readBackup(file, async ({ table, columns, identity }, rows) => {
    const name = escapeIdentifier(table);
    await copyIn(client, `copy ${name} (${columns.map(escapeIdentifier).join(', ')}) from stdin`, rows);
    if (identity !== null)
      await client.query(
        `select setval(pg_get_serial_sequence(${escapeLiteral(table)}, ${escapeLiteral(identity)}),
          coalesce(max(${escapeIdentifier(identity)}), 0) + 1, false) from ${name}`,
      );
  });
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const [table, count] of Object.entries(counts)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${escapeIdentifier(table)}`,
    );
    if (rows[0]?.count !== count) throw new Error(`${table} has ${rows[0]?.count} rows in place of ${count}`);
    if (count > 0) say(`${table}: ${count}`);
  }
  return counts;
}
