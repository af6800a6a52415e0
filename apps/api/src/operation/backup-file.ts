import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { once } from 'node:events';

// A gzipped text: a head, each table as its name and the lines of PostgreSQL's COPY up to `\.`, and a foot with the counts
// and a hash of all before it. A row is one line, and no line of a row is `\.`.

export interface BackupHead {
  prepar: 'backup';
  version: 1;
  createdAt: string;
  /** Names of the migrations, in their order. */
  migrations: string[];
}

export interface BackupTable {
  table: string;
  columns: string[];
  identity: string | null;
}

interface BackupFoot {
  rows: Record<string, number>;
  sha256: string;
}

const end = '\\.';

export class BackupFault extends Error {
  override name = 'BackupFault';
}

/** Writes a backup piece by piece, and under its name only once it is whole. */
export class BackupWriter {
  readonly #file: string;
  readonly #gzip = createGzip({ level: 6 });
  readonly #hash: Hash = createHash('sha256');
  readonly #written: Promise<void>;
  #counts: Record<string, number> = {};

  constructor(file: string, head: BackupHead) {
    this.#file = file;
    this.#written = pipeline(this.#gzip, createWriteStream(`${file}.part`, { mode: 0o600, flags: 'wx' }));
    this.#written.catch(() => undefined); // told by `finish`
    this.#put(`${JSON.stringify(head)}\n`);
  }

  begin(table: BackupTable): void {
    this.#put(`${JSON.stringify(table)}\n`);
  }

  /** Whole or partial rows of the table that was begun. */
  put(chunk: Buffer): void {
    this.#put(chunk);
  }

  endTable(table: string, rows: number): void {
    this.#counts[table] = rows;
    this.#put(`${end}\n`);
  }

  /** Waits until what was put is on its way to the disk. */
  async drain(): Promise<void> {
    if (this.#gzip.writableNeedDrain) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async finish(): Promise<void> {
    const foot: BackupFoot = { rows: this.#counts, sha256: this.#hash.digest('hex') };
    this.#gzip.end(`${JSON.stringify(foot)}\n`);
    await this.#written;
    await readBackup(`${this.#file}.part`, async () => undefined);
    await rename(`${this.#file}.part`, this.#file);
  }

  async abandon(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => undefined);
    await rm(`${this.#file}.part`, { force: true });
  }

  #put(piece: string | Buffer): void {
    this.#hash.update(piece);
    this.#gzip.write(piece);
  }
}

/** Reads a backup to its end; `take` is given each table with its rows, and reads them or not. Returns the rows of each table. Throws BackupFault for one that is damaged, cut off or none at all. */
export async function readBackup(
  file: string,
  take: (table: BackupTable, rows: AsyncIterable<Buffer>, head: BackupHead) => Promise<void>,
): Promise<Record<string, number>> {
  const hash = createHash('sha256');
  const input = createReadStream(file);
  const text = input.pipe(createGunzip());
  input.on('error', (error) => text.destroy(error));
  const lines = createInterface({ input: text, crlfDelay: 0 })[Symbol.asyncIterator]();
  const failed = new Promise<never>((_resolve, reject) => {
    text.once('error', reject);
  });
  failed.catch(() => undefined);
  const read = async (): Promise<string> => {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done) throw new BackupFault(`${file} is cut off.`);
    return value;
  };
  const counted = (line: string) => {
    hash.update(`${line}\n`);
    return line;
  };
  const counts: Record<string, number> = {};
  try {
    const head = parse<BackupHead>(counted(await read()));
    if (head?.prepar !== 'backup' || head.version !== 1) throw new BackupFault(`${file} is no backup of Prepar.`);
    for (;;) {
      const line = await read();
      const part = parse<BackupTable & BackupFoot>(line);
      if (part?.sha256 !== undefined) {
        const isWhole =
          part.sha256 === hash.digest('hex') &&
          Object.entries(part.rows ?? {}).every(([table, rows]) => counts[table] === rows);
        if (!isWhole) throw new BackupFault(`${file} is damaged.`);
        return counts;
      }
      if (part?.table === undefined || part.columns === undefined) throw new BackupFault(`${file} is damaged.`);
      counted(line);
      let rows = 0;
      let isOver = false;
      const ofTable = async function* (): AsyncGenerator<Buffer> {
        let batch: string[] = [];
        while (!isOver) {
          const row = counted(await read());
          isOver = row === end;
          if (!isOver) {
            rows += 1;
            batch.push(row);
          }
          if (batch.length >= 500 || (isOver && batch.length > 0)) {
            yield Buffer.from(`${batch.join('\n')}\n`);
            batch = [];
          }
        }
      };
      const iterator = ofTable();
      const { table, columns, identity = null } = part;
      await take({ table, columns, identity }, iterator, head as BackupHead);
      // What was not read by whoever takes it.
      if (!isOver) for await (const _rest of ofTable()) continue;
      counts[table] = rows;
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new BackupFault(`${file} is damaged or no backup of Prepar.`);
    if (code === 'ENOENT') throw new BackupFault(`There is no file ${file}.`);
    throw error;
  } finally {
    input.destroy();
    text.destroy();
  }
}

function parse<Shape>(line: string): Partial<Shape> | null {
  try {
    return JSON.parse(line) as Partial<Shape>;
  } catch {
    return null;
  }
}
