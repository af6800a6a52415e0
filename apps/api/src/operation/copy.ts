import type { Socket } from 'node:net';
import type { Client, Connection } from 'pg';

// pg speaks COPY on the wire and offers no query for it: these are what its client calls while one runs.

interface Message {
  chunk: Buffer;
}

type Finish = (error?: Error) => void;

abstract class Copy {
  readonly #statement: string;
  readonly #finish: Finish;
  protected hasFailed = false;

  constructor(statement: string, finish: Finish) {
    this.#statement = statement;
    this.#finish = finish;
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleError(error: Error): void {
    // pg tells nothing more of what has failed, not even that the server is ready again.
    this.hasFailed = true;
    this.#finish(error);
  }

  handleReadyForQuery(): void {
    this.#finish();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

class CopyOut extends Copy {
  readonly #take: (chunk: Buffer) => void;

  constructor(statement: string, take: (chunk: Buffer) => void, finish: Finish) {
    super(statement, finish);
    this.#take = take;
  }

  handleCopyData({ chunk }: Message): void {
    // The next message may take its place in memory.
    this.#take(Buffer.from(chunk));
  }
}

class CopyIn extends Copy {
  readonly #rows: AsyncIterable<Buffer> | Iterable<Buffer>;

  constructor(statement: string, rows: AsyncIterable<Buffer> | Iterable<Buffer>, finish: Finish) {
    super(statement, finish);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(connection as unknown as CopyConnection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#rows) {
        if (this.hasFailed) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain)
          await new Promise((resolve) => connection.stream.once('drain', resolve));
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
}

interface CopyConnection {
  stream: Socket;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/** Runs `copy … to stdout` and hands each piece over as it comes. */
export function copyOut(client: Client, statement: string, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(statement, take, (error) => (error ? reject(error) : resolve())));
  });
}

/** Runs `copy … from stdin` with these pieces. */
export function copyIn(
  client: Client,
  statement: string,
  rows: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, rows, (error) => (error ? reject(error) : resolve())));
  });
}
