import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { createAuthenticator } from './auth/authenticate.ts';
import { createId } from './auth/secrets.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createHandlers } from './handlers.ts';
import { bindContract } from './http/contract.ts';
import { sendError, toApiError } from './http/envelope.ts';
import { ApiError } from './http/errors.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { commonHeaders } from './http/security-headers.ts';
import { serveFiles } from './http/static.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { createMailer } from './mail/mailer.ts';
import type { Clock } from './time/clock.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  clock: Clock;
  /** Fail calls whose answer departs from the contract; for tests. */
  checkAnswers?: boolean;
  /** Serve the portal, reference and Storybook too. */
  serveSite?: boolean;
}

/** The whole server, not yet listening. */
export async function buildApp({ config, db, clock, checkAnswers = false, serveSite = true }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      // Without the query: a provider sends the browser back with the code of a sign-in in it.
      serializers: { req: ({ method, url, ip }) => ({ method, url: url.replace(/\?.*$/s, ''), remoteAddress: ip }) },
    },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    genReqId: () => createId(),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Addresses that no route can be looked up for; they meet no hook.
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply.headers({ ...commonHeaders, 'x-request-id': request.id }), toApiError(error));
    },
    clientErrorHandler: answerUnreadable,
  });
  const mailer = createMailer(config, app.log);
  app.addHook('onClose', () => mailer.close());
  const publicUrl = () => config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost');
  const allowedOrigins = () => [publicUrl(), ...config.corsOrigins];

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id });
  });
  app.setErrorHandler((error, request, reply) => {
    const known = toApiError(error);
    if (known.code === 'INTERNAL_ERROR' || known.code === 'SERVICE_UNAVAILABLE') request.log.error(error);
    return sendError(request, reply, known);
  });
  await app.register(cookie);
  if (serveSite) await serveFiles(app);

  await app.register(
    async (api) => {
      // Text bodies would skip the check of JSON bodies.
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', async (_request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" });
      });
      if (config.corsOrigins.length > 0) await api.register(cors, corsOptions(config.corsOrigins));
      api.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError('NOT_FOUND')));
      bindContract(api, {
        handlers: createHandlers({ config, db, mailer, publicUrl }),
        clock,
        authenticate: createAuthenticator(db, allowedOrigins),
        rateLimiter: createRateLimiter(db, config.rateLimitFactor),
        checkAnswers,
      });
    },
    { prefix: '/api/v1' },
  );
  return app;
}

function corsOptions(origins: string[]) {
  return {
    origin: origins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset',
      'Retry-After', 'Content-Language', 'Idempotent-Replayed', 'WWW-Authenticate',
    ],
  };
}
