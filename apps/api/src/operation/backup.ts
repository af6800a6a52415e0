import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { migrationsLock } from '../database/migrate.ts';
import { BackupWriter } from './backup-file.ts';
import { copyOut } from './copy.ts';
import { listTables } from './tables.ts';

/** Says how far a long task has come. */
export type Progress = (line: string) => void;

/**
 * Writes everything that the database holds at one moment into a file, while the server runs, and reads the file again to
 * see that it is whole. Returns how many rows of each table it has.
 */
export async function backUp(
  connection: ClientConfig,
  file: string,
  now: Date,
  say: Progress,
): Promise<Record<string, number>> {
  const client = new Client({ ...connection, statement_timeout: 0 });
  await client.connect();
  let writer: BackupWriter | null = null;
  try {
    await client.query('begin isolation level repeatable read read only');
    // No migration begins meanwhile.
    await client.query(`select pg_advisory_xact_lock_shared(${migrationsLock})`);
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    const open = new BackupWriter(file, {
      prepar: 'backup',
      version: 1,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
    });
    writer = open;
    const counts: Record<string, number> = {};
    for (const { name, columns, identity } of await listTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${escapeIdentifier(name)}`,
      );
      const count = rows[0]?.count ?? 0;
      open.begin({ table: name, columns, identity });
      const list = columns.map(escapeIdentifier).join(', ');
      await copyOut(client, `copy ${escapeIdentifier(name)} (${list}) to stdout`, (chunk) => open.put(chunk));
      await open.drain();
      open.endTable(name, count);
      counts[name] = count;
      if (count > 0) say(`${name}: ${count}`);
    }
    await client.query('commit');
    await open.finish();
    return counts;
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await client.end();
  }
}
