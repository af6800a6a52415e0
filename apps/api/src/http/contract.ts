import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './signed-in.ts';
import type { Clock } from '../time/clock.ts';
import { within } from '../time/within.ts';
import { type Locale, localeTags, namedLocale } from '../i18n/locale.ts';
import { type ConformanceCheck, conformanceOf } from './conformance.ts';
import { type Operation, readOperations } from './document.ts';
import { localeOf, toApiError } from './envelope.ts';
import { ApiError } from './errors.ts';
import type { Answer, Call, Handlers, OperationId } from './operations.ts';
import { Newest } from './newest.ts';
import { networkOf, type RateLimiter } from './rate-limits.ts';
import { logSecurity } from './security-log.ts';
import { createTurns } from './turns.ts';
import { check, compileInput } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
  interface FastifyRequest {
    /** Who calls; null in public operations. */
    caller: SignedIn | null;
  }
}

export interface Binding {
  handlers: Handlers;
  clock: Clock;
  /** Finds who calls, or throws UNAUTHENTICATED, TOKEN_EXPIRED, ACCOUNT_SUSPENDED or FORBIDDEN. */
  authenticate: (request: FastifyRequest, now: Date) => Promise<SignedIn>;
  /** Keeps the language in which an account uses Prepar. */
  noteLanguage: (userId: string, language: Locale) => Promise<void>;
  rateLimiter: RateLimiter;
  /** Fail calls whose answer departs from the contract; for tests. */
  checkAnswers: boolean;
}

type AnyHandler = (call: Call<OperationId>) => Promise<AnyAnswer>;

interface AnyAnswer extends Omit<Answer<OperationId>, 'meta'> {
  meta?: object;
}

/**
 * Adds one route for each operation of the contract. The start fails when an operation has no handler,
 * a handler has no operation, or an operation asks for a role that is not known.
 */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const operations = readOperations();
  refuseMismatch(operations, binding.handlers);
  const checks = new Map<string, ConformanceCheck>();
  app.decorateRequest('caller', null);
  const known = new Newest();
  const writers = createTurns(2);
  // Those may wait for a model, which is not to hold up an answer.
  const generators = createTurns(2);
  const readers = createTurns(6);

  for (const operation of operations) {
    if (binding.checkAnswers) checks.set(operation.id, conformanceOf(operation));
    const validators = compileInput(operation);
    const handle = (binding.handlers as unknown as Record<string, AnyHandler>)[operation.id];
    if (!handle) continue; // refuseMismatch has already thrown
    const turns = operation.rateLimit === 'generation' ? generators : isWriter(operation) ? writers : readers;

    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { operationId: operation.id },
      // Before the body is read, so that whoever may not call is neither listened to nor left uncounted.
      onRequest: async (request, reply) => {
        request.caller = await inTime(reply, admit(request, reply, operation, binding, known));
      },
      handler: async (request, reply) => {
        check(validators.params, request.params);
        check(validators.query, request.query);
        check(validators.headers, request.headers);
        if (validators.body && (operation.body?.required || request.body !== undefined))
          check(validators.body, request.body);

        const call = {
          params: request.params,
          query: request.query,
          headers: request.headers,
          body: validators.body ? request.body : undefined,
          get user() {
            if (!request.caller) throw new Error(`${operation.id} is public and has no caller`);
            return request.caller;
          },
          locale: localeOf(request),
          now: binding.clock(),
          address: request.ip,
          log: request.log,
        } as Call<OperationId>;
        const person = request.caller?.id;
        const work = person === undefined ? handle(call) : turns(person, () => handle(call));
        const answer = await watched(request, operation, inTime(reply, work));
        return reply
          .code(answer.status ?? firstSuccess(operation))
          .headers({ 'content-language': localeTags[localeOf(request)], ...answer.headers })
          .send({ success: true, data: answer.data, ...(answer.meta && { meta: answer.meta }) });
      },
    });
  }
  if (binding.checkAnswers) failDepartures(app, checks);
}

/** The most that a call may cost, for lists of ten at a time. */
const mostCost = 10;

/** What the call costs of its limit. A number out of bounds is refused later, and until then costs one. */
function costOf({ rateCost }: Operation, query: unknown): number {
  // Read as the check of the query reads it, for which '1e1' is ten too.
  const asked = rateCost === null ? 1 : Number((query as Record<string, unknown>)[rateCost] ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= mostCost ? asked : 1;
}

/** Whether calls run a transaction. */
const isWriter = ({ method }: Operation) => method !== 'GET';

/** Passes the answer or the refusal of a call on and logs it where it matters to the safety of an account. */
async function watched(request: FastifyRequest, { id }: Operation, work: Promise<AnyAnswer>): Promise<AnyAnswer> {
  const account = request.caller?.id ?? null;
  try {
    const answer = await work;
    logSecurity(request.log, id, { outcome: 'done', account: account ?? signedInAccount(answer.data) });
    return answer;
  } catch (error) {
    logSecurity(request.log, id, { outcome: toApiError(error).code, account });
    throw error;
  }
}

/** Id of the account that an answer signs in to or has created, or null. */
function signedInAccount(data: unknown): string | null {
  return (data as { user?: { id: string } } | null)?.user?.id ?? null;
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  binding: Binding,
  known: Newest,
): Promise<SignedIn | null> {
  const limits = binding.rateLimiter;
  const now = binding.clock();
  const network = networkOf(request.ip);
  if (!operation.roles) {
    reply.headers(await limits.count(operation.rateLimit, network, now));
    return null;
  }
  // Calls without a valid sign-in share the limit of their network address. Beyond it none is looked up any more,
  // except those of people who were known a moment ago.
  const credentials = `${request.headers.authorization} ${request.headers.cookie}`;
  if (!known.has(credentials)) limits.refuseSpent(network, now);
  const user = await binding.authenticate(request, now).catch(async (error: unknown) => {
    if (error instanceof ApiError) {
      known.delete(credentials);
      reply.headers(await limits.count('default', network, now));
    }
    throw error;
  });
  known.add(credentials);
  reply.headers(await limits.count(operation.rateLimit, user.id, now, costOf(operation, request.query)));
  if (user.mustChangePassword && !whileChanging.has(operation.id)) throw new ApiError('PASSWORD_CHANGE_REQUIRED');
  if (operation.roles.includes('admin') && !user.isAdministrator) throw new ApiError('FORBIDDEN');
  // What is read is in the language of the page; an answer is sent in that of its question.
  const language = operation.method === 'GET' ? namedLocale(request.headers['accept-language']) : null;
  if (language && language !== user.language)
    await binding.noteLanguage(user.id, language).catch((error: unknown) => {
      // The page is read all the same; the next one notes it.
      request.log.warn({ err: error }, 'The language of a page was not noted.');
    });
  return user;
}

/** What is left to somebody whose password has to be changed. */
const whileChanging = new Set<string>(['changePassword', 'logoutUser'] satisfies OperationId[]);

/** The contract promises an answer within 20 seconds, even where the database has fallen silent. */
const deadlineMs = 18_000;

const inTime = <T>(reply: FastifyReply, work: Promise<T>): Promise<T> =>
  within(Math.max(0, deadlineMs - reply.elapsedTime), work, () => new ApiError('SERVICE_UNAVAILABLE'));

const firstSuccess = (operation: Operation): number => {
  const declared = [...operation.responses.keys()].filter((status) => status < 300);
  return declared.includes(201) ? 201 : (declared[0] ?? 200);
};

const knownRoles = new Set(['admin']);

function refuseMismatch(operations: Operation[], handlers: object): void {
  const declared = operations.map(({ id }) => id);
  const missing = declared.filter((id) => !(id in handlers));
  const surplus = Object.keys(handlers).filter((id) => !declared.includes(id));
  const strange = operations.filter(({ roles }) => roles?.some((role) => !knownRoles.has(role))).map(({ id }) => id);
  const faults = [
    missing.length > 0 && `no handler for ${missing.join(', ')}`,
    surplus.length > 0 && `no operation for the handlers ${surplus.join(', ')}`,
    strange.length > 0 && `unknown roles in ${strange.join(', ')}`,
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`The server and its contract differ: ${faults.join('; ')}`);
}

function failDepartures(app: FastifyInstance, checks: Map<string, ConformanceCheck>): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const fault = checks.get(request.routeOptions.config.operationId ?? '')?.(reply.statusCode, payload);
    if (!fault) return payload;
    reply.code(500);
    return { success: false, error: fault, code: 'CONTRACT_BROKEN', requestId: request.id };
  });
}
