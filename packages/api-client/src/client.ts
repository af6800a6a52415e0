import type { paths } from '@prepar/openapi/types';
import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { type Failure, isUnauthenticated, readHttpFailure, readThrown, type Result, timeoutMs } from './failure.ts';
import { isRecord } from './is-record.ts';

export interface ClientOptions {
  /** Address of the API, such as `https://prepar.example/api/v1`. */
  baseUrl: string;
  /** Bearer token to send, or null. */
  token: () => string | null;
  /** BCP 47 tag that answers should be written in. */
  language: () => string;
  /** Told of every failed call, before its caller is. `inPlace`: the caller handles a 401 itself. */
  onFailure: (failure: Failure, call: { inPlace: boolean; tokenSent: boolean }) => void;
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  http: FetchClient<paths>;
  /** Awaits one call of `http` and turns whatever happens into a Result. */
  send: <T>(call: Promise<Answer<T>>, options?: SendOptions) => Promise<Result<T>>;
  /** The same for a list in pages, which keeps what is said about the page. */
  sendPage: <T, M>(call: Promise<Answer<T, { data: T; meta: M }>>) => Promise<Result<{ rows: T; meta: M }>>;
}

export interface SendOptions {
  /** The caller handles a 401 itself. */
  inPlace?: boolean;
  /** Whether a 2xx body means success. Default: its `success` is true. */
  isSuccess?: (body: unknown) => boolean;
}

/** What openapi-fetch resolves to, as far as it matters here. */
interface Answer<T, Body = { data: T }> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The typed client of the contract. Sends cookies, the token when held, and the language. */
export function createClient(options: ClientOptions): Client {
  const http = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    credentials: 'include',
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
  http.use({
    onRequest: ({ request }) => {
      const token = options.token();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', options.language());
      return request;
    },
  });

  const settle = async <T>(
    call: Promise<Answer<unknown, unknown>>,
    { inPlace = false, isSuccess = saysSuccess }: SendOptions,
    read: (body: unknown) => T,
  ): Promise<Result<T>> => {
    const tokenSent = options.token() !== null;
    const fail = (failure: Failure) => {
      options.onFailure(failure, { inPlace: inPlace || !isUnauthenticated(failure), tokenSent });
      return { ok: false as const, failure };
    };
    try {
      const { data, error, response } = await call;
      // `error` is undefined for a refusal without a body, so only the status decides.
      const body = data ?? error;
      if (response.ok && isSuccess(body)) return { ok: true, data: read(body), status: response.status };
      return fail(readHttpFailure(response, body));
    } catch (error) {
      return fail(readThrown(error));
    }
  };
  return {
    http,
    send: (call, options = {}) => settle(call, options, readData),
    sendPage: (call) => settle(call, {}, readPage),
  };
}

const saysSuccess = (body: unknown): boolean => isRecord(body) && body['success'] === true;

const readPage = (body: unknown) => ({
  rows: readData(body),
  meta: (isRecord(body) ? body['meta'] : undefined) as never,
});

const readData = (body: unknown) => (isRecord(body) ? body['data'] : undefined) as never;
