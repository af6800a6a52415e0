import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { ApiError } from './errors.ts';

/** Notes what an operator can do something about, with the operation that it befell. */
export function logFailure(request: FastifyRequest, error: unknown, known: ApiError): void {
  // Whoever goes in the middle of a call has broken nothing here.
  if (request.raw.destroyed && !request.raw.complete) return;
  const operation =
    request.routeOptions.config.operationId ?? `${request.method} ${request.routeOptions.url ?? 'nothing'}`;
  if (known.status >= 500) request.log.error({ operation, err: error }, known.code);
  // A value that the checks of input let through and the database refused.
  else if (error instanceof DatabaseError) request.log.warn({ operation, err: error }, known.code);
}

/** Says once that calls come through a proxy that is not believed, so that all of them count as those of one caller. */
export function warnOfProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !(request.headers['x-forwarded-for'] ?? request.headers.forwarded)) return;
    isSaid = true;
    request.log.warn(
      'A proxy names callers in X-Forwarded-For, but TRUST_PROXY is off: rate limits take all people behind it for one. If the proxy is yours, set TRUST_PROXY=1.',
    );
  });
}
