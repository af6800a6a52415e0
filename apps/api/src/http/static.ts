import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { locales, negotiateLocale } from '../i18n/locale.ts';
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
  // Each page has a document per language: `login/index.html`, `login/index.en.html`.
  const policyOf = new Map(
    globSync('**/*.html', { cwd: portal }).map((file) => [
      file,
      portalPolicy(readFileSync(join(portal, file), 'utf8')),
    ]),
  );
  await app.register(fastifyStatic, {
    root: portal,
    prefix: '/',
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const policy = policyOf.get(relative(portal, path).replace(/\.(br|gz)$/, ''));
      void reply.headers({
        'content-security-policy': policy ?? portalPolicy(''),
        'cache-control': /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(policy && { vary: 'accept-encoding, accept-language, cookie' }),
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

  // Every other address that asks for a page gets a document of the portal, which has one that says there is no such page.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const asksForPage =
      ['GET', 'HEAD'].includes(request.method) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    const isFile = /\.\w{2,5}$/.test(path);
    if (!asksForPage || isFile || path.startsWith('/api/')) return sendError(request, reply, new ApiError('NOT_FOUND'));
    const language = languageOf(request);
    const document = join(path, 'index').slice(1) + language;
    if (policyOf.has(document)) return reply.sendFile(document, portal);
    return reply.code(404).sendFile(`404${language}`, portal);
  });
}

/** How the names of documents end in the language that was chosen in this browser, or else the first that it asks for. */
function languageOf(request: FastifyRequest): string {
  const chosen = request.cookies['prepar-language'];
  const locale = locales.find((known) => known === chosen) ?? negotiateLocale(request.headers['accept-language']);
  return locale === 'pt' ? '.html' : `.${locale}.html`;
}
