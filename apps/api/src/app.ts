import { maxHeaderSize } from 'node:http';
import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { createAuthenticator } from './auth/authenticate.ts';
import { updateUser } from './auth/queries.ts';
import { createId } from './ids.ts';
import type { Config } from './config.ts';
import type { Connections } from './database/database.ts';
import { createHandlers } from './handlers.ts';
import { limitAnswerTime } from './http/answer-deadline.ts';
import { bindContract } from './http/contract.ts';
import { sendError, toApiError } from './http/envelope.ts';
import { ApiError } from './http/errors.ts';
import { logFailure, warnOfProxy } from './http/log.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { serveReference } from './http/reference.ts';
import { commonHeaders } from './http/security-headers.ts';
import { serveFiles } from './http/static.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { createMailer } from './mail/mailer.ts';
import { createDesk } from './language-model/service.ts';
import { createGenerator, type Generator } from './questions/generator.ts';
import { prepareBooks } from './questions/service.ts';
import { startStock } from './questions/written/stock.ts';
import type { Workshop } from './questions/written/write.ts';
import type { Clock } from './time/clock.ts';

export interface AppOptions extends Omit<Connections, 'close'> {
  config: Config;
  clock: Clock;
  /** Fail calls whose answer departs from the contract; for tests. */
  checkAnswers?: boolean;
  /** Serve the portal, reference and Storybook too. */
  serveSite?: boolean;
  /** Draws the questions of several servers in one process, whose threads cost a second to start; who brings it closes it. */
  generator?: Generator | undefined;
  /** Where the log goes; the standard output unless a test reads it. */
  logStream?: Writable | undefined;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  db,
  pulse,
  pipeline,
  clock,
  checkAnswers = false,
  serveSite = true,
  generator: shared,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const headers = commonHeaders(config.publicUrl);
  const app = fastify({
    logger: {
      level: config.logLevel,
      ...(logStream && { stream: logStream }),
      // Without the query: a provider sends the browser back with the code of a sign-in in it.
      serializers: { req: ({ method, url, ip }) => ({ method, url: url.replace(/\?.*$/s, ''), remoteAddress: ip }) },
    },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // Whoever takes nothing of an answer for so long is gone.
    connectionTimeout: 30_000,
    genReqId: () => createId(),
    return503OnClosing: false,
    // Longer than any address can be: an id of any length meets the check of its operation.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Addresses that no route can be looked up for; they meet no hook.
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply.headers({ ...headers, 'x-request-id': request.id }), toApiError(error));
    },
    clientErrorHandler: (error, socket) => answerUnreadable(headers, error, socket),
  });
  const mailer = createMailer({ config, db, clock, log: app.log });
  app.addHook('onClose', () => mailer.close());
  const generator =
    shared ?? createGenerator({ onLoss: (error) => app.log.warn({ err: error }, 'a draw of questions was lost') });
  if (!shared) app.addHook('onClose', () => generator.close());
  app.addHook('onListen', async () => {
    generator.warm();
    // What fails here is made by the first learner who needs it.
    if (!shared) void prepareBooks({ db, generator }, clock()).catch(() => undefined);
  });
  const workshop = config.languageModel && { db, generator, desk: createDesk(db, config.languageModel, clock) };
  if (workshop) keepStock(app, workshop, clock);
  const publicUrl = () => config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost');
  const allowedOrigins = () => [publicUrl(), ...config.corsOrigins];

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  limitAnswerTime(app);
  // A connection that is kept open after its answer would hold up the end.
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', async (_request, reply) => void (isClosing && reply.header('connection', 'close')));
  if (config.trustedProxies === 0) warnOfProxy(app);
  app.setErrorHandler((error, request, reply) => {
    const known = toApiError(error);
    logFailure(request, error, known);
    return sendError(request, reply, known);
  });
  await app.register(cookie);
  if (serveSite) {
    serveReference(app, publicUrl);
    await serveFiles(app);
  }

  await app.register(
    async (api) => {
      // Text bodies would skip the check of JSON bodies.
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await api.register(compress, compression);
      if (config.corsOrigins.length > 0) await api.register(cors, corsOptions(config.corsOrigins));
      api.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError('NOT_FOUND')));
      bindContract(api, {
        handlers: createHandlers({ config, db, pulse, pipeline, mailer, generator, workshop, publicUrl }),
        clock,
        authenticate: createAuthenticator({ db, pipeline }, publicUrl, allowedOrigins),
        noteLanguage: (userId, language) => updateUser(db, userId, { language }),
        rateLimiter: createRateLimiter(db, config.rateLimitFactor),
        checkAnswers,
      });
    },
    { prefix: '/api/v1' },
  );
  return app;
}

/** Writes questions ahead for as long as the server listens. */
function keepStock(app: FastifyInstance, workshop: Workshop, clock: Clock): void {
  let stop = async () => undefined as void;
  app.addHook('onListen', async () => {
    stop = startStock(workshop, clock, (error) => app.log.warn({ err: error }, 'questions could not be written ahead'));
  });
  app.addHook('onClose', async () => {
    workshop.desk.close();
    await stop();
  });
}

/** Answers of a few network packets and more. What signs somebody in is shorter, and never compressed beside what others wrote. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 2048,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

function corsOptions(origins: string[]) {
  return {
    origin: origins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'Content-Language',
      'Idempotent-Replayed',
      'WWW-Authenticate',
    ],
  };
}
