import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { type Connections, connectTo } from '../database/database.ts';

export interface FragileDatabase extends Connections {
  /** Breaks every connection and refuses new ones. */
  goAway: () => Promise<void>;
  /** Takes connections and says nothing. */
  hang: () => Promise<void>;
  /** Leaves every connection open and carries nothing over it any more. */
  fallSilent: () => void;
  comeBack: () => Promise<void>;
}

/** The way to a database of the tests that can be cut. */
export async function fragileDatabase(target: ClientConfig): Promise<FragileDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'prepar-wire-'));
  const wires = new Set<Socket>();
  let server: Server | null = null;

  const listen = async (onWire: (wire: Socket) => void) => {
    server = createServer((wire) => {
      wires.add(wire.on('error', () => undefined));
      onWire(wire);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(join(folder, '.s.PGSQL.5432'), resolve);
    await promise;
  };
  const cut = async () => {
    for (const wire of wires) wire.destroy();
    wires.clear();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    if (server) server.close(resolve);
    else resolve(null);
    await promise;
    server = null;
  };
  const forward = (wire: Socket) => {
    const { host = '', port = 5432 } = target;
    const onward = (host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)).on(
      'error',
      () => wire.destroy(),
    );
    wires.add(onward);
    wire.pipe(onward).pipe(wire);
  };
  const fallSilent = () => {
    for (const wire of wires) wire.unpipe().pause();
  };

  await listen(forward);
  const connections = connectTo({ ...target, host: folder, port: 5432, max: 5, connectionTimeoutMillis: 500 });
  return {
    ...connections,
    goAway: cut,
    fallSilent,
    hang: async () => {
      await cut();
      await listen(() => undefined);
    },
    comeBack: async () => {
      await cut();
      await listen(forward);
    },
    close: async () => {
      // First of all, because nobody says goodbye over a wire that is silent.
      await cut();
      await connections.close();
      await rm(folder, { recursive: true });
    },
  };
}
