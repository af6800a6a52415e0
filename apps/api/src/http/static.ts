import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';
import { policies, portalPolicy, type Surface } from './security-headers.ts';
import { sendError } from './envelope.ts';

const checkout = join(import.meta.dirname, '../../../..');

/** Folders that are served besides the API, by path. */
const surfaces: { prefix: string; folder: string; surface: Surface }[] = [
  { prefix: '/docs/', folder: join(checkout, '.prepar/docs'), surface: 'docs' },
  { prefix: '/storybook/', folder: join(checkout, 'storybook-static'), surface: 'storybook' },
];
const portal = join(checkout, 'apps/portal/dist');

/** Serves the portal at /, the API reference at /docs and, once it is built, Storybook at /storybook. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  const documents = new Map(Object.entries(JSON.parse(readFileSync(join(portal, 'documents.json'), 'utf8')) as Record<string, string>));
  const unknown = documents.get('*') ?? '';
  const policyOf = new Map([...documents.values()].map((file) => [file, portalPolicy(readFileSync(join(portal, file), 'utf8'))]));
  await app.register(fastifyStatic, {
    root: portal,
    prefix: '/',
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.headers({
        'content-security-policy': policyOf.get(basename(path).replace(/\.(br|gz)$/, '')) ?? portalPolicy(''),
        'cache-control': /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    },
  });
  for (const { prefix, folder, surface } of surfaces) {
    if (!existsSync(folder)) continue;
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        void reply.headers({ 'content-security-policy': policies[surface], 'cache-control': 'no-cache' });
      },
    });
    app.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix));
  }

  // Every other address that asks for a page gets a document of the portal, which knows how to say that it has no such page.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const asksForPage = ['GET', 'HEAD'].includes(request.method) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    const isFile = /\.\w{2,5}$/.test(path);
    if (!asksForPage || isFile || path.startsWith('/api/')) return sendError(request, reply, new ApiError('NOT_FOUND'));
    const document = documents.get(path.replace(/(.)\/+$/, '$1'));
    return reply.code(document ? 200 : 404).sendFile(document ?? unknown, portal);
  });
}
