import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** The address that stands for this service in the description as it is stored. */
const placeholder = 'https://prepar.example';

const folder = join(import.meta.dirname, '../../../../.prepar/docs');

const encodings = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => gzipSync(text),
  identity: (text: string) => Buffer.from(text),
};
type Encoding = keyof typeof encodings;

/** Serves the description of the API with the addresses under which people reach it, to readers on any host. */
export function serveReference(app: FastifyInstance, publicUrl: () => string): void {
  for (const name of ['openapi.json', 'reference.json']) {
    const bodies = new Map<Encoding, Buffer>();
    const body = (encoding: Encoding): Buffer => {
      const known = bodies.get(encoding);
      if (known) return known;
      const made = encodings[encoding](readFileSync(join(folder, name), 'utf8').replaceAll(placeholder, publicUrl()));
      bodies.set(encoding, made);
      return made;
    };
    app.get(`/docs/${name}`, (request, reply) => {
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted)) ?? 'identity';
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        })
        .send(body(encoding));
    });
  }
}
