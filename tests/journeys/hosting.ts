import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const checkout = join(import.meta.dirname, '../..');
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** Builds the portal for an API elsewhere and serves it as a host does that knows nothing but files. */
export async function hostPortal(apiBaseUrl: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'prepar-host-'));
  await promisify(execFile)(
    join(checkout, 'node_modules/.bin/vite'),
    ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { cwd: join(checkout, 'apps/portal'), env: { ...process.env, VITE_API_BASE_URL: apiBaseUrl } },
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = /\.\w+$/.test(pathname) ? pathname : `${pathname}/index.html`;
    const type = types[(/\w+$/.exec(file)?.[0] ?? '') as keyof typeof types] ?? 'font/woff2';
    const send = (status: number, body: Buffer) => response.writeHead(status, { 'content-type': type }).end(body);
    readFile(join(folder, file))
      .then((body) => send(200, body))
      .catch(async () => send(404, await readFile(join(folder, '404.html'))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
