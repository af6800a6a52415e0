import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createHandlers } from '../../apps/api/src/handlers.ts';
import { bindContract, type Binding } from '../../apps/api/src/http/contract.ts';
import type { Handlers } from '../../apps/api/src/http/operations.ts';
import { createGenerator } from '../../apps/api/src/questions/generator.ts';
import { useTestApp } from '../../apps/api/src/testing/test-app.ts';
import { contract } from '../../apps/api/src/http/document.ts';
import { operations } from './operations.ts';

const api = useTestApp();

const handlersOf = (): Handlers =>
  createHandlers({
    config: api.config,
    ...api.database,
    mailer: { wake: () => undefined, forget: async () => undefined, close: async () => undefined },
    workshop: null,
    generator: createGenerator(),
    publicUrl: () => 'http://localhost:3000',
  });

function bind(handlers: object): void {
  const nobody = async (): Promise<never> => {
    throw new Error('Nobody calls');
  };
  const binding = {
    handlers,
    clock: () => new Date(),
    authenticate: nobody,
    noteLanguage: async () => undefined,
    rateLimiter: { count: nobody, refuseSpent: () => undefined },
    checkAnswers: false,
  };
  bindContract(fastify(), binding as Binding);
}

test('every operation has one handler, and every handler one operation', () => {
  expect(Object.keys(handlersOf()).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(() => bind(handlersOf())).not.toThrow();
});

test('a server without the handler of an operation does not start', () => {
  const { getHealth: _getHealth, createAttempt: _createAttempt, ...handlers } = handlersOf();
  expect(() => bind(handlers)).toThrow(/no handler for (createAttempt, getHealth|getHealth, createAttempt)/);
});

test('a server with a handler of no operation does not start', () => {
  expect(() => bind({ ...handlersOf(), dropDatabase: async () => ({ data: null }) })).toThrow(
    'no operation for the handlers dropDatabase',
  );
});

test('every operation is reached under its method and path', () => {
  for (const { method, path } of operations)
    expect(
      api.app.hasRoute({ method, url: `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }),
      `${method} ${path}`,
    ).toBe(true);
});

test('a server whose contract asks for a role it does not know does not start', () => {
  const operation = contract.paths['/admin/summary']?.get;
  if (!operation) throw new Error('the contract has no such operation');
  const { security } = operation;
  try {
    Object.assign(operation, { security: [{ bearerAuth: ['owner'] }] });
    expect(() => bind(handlersOf())).toThrow('unknown roles in getAdminSummary');
  } finally {
    Object.assign(operation, { security });
  }
});
