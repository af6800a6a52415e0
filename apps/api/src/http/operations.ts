import type { components, operations } from '@prepar/openapi/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from './signed-in.ts';
import type { Locale } from '../i18n/locale.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Success<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201)]: Json<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & (200 | 201)];
type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> =
  operations[Id]['parameters'] extends Record<In, infer Values>
    ? Values
    : NonNullable<operations[Id]['parameters'][In]>;

/** What a handler is given: checked input, and the world as plain values. */
export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  headers: Record<string, string | undefined>;
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? Body | undefined
      : undefined;
  /** Who calls. Throws in operations that the contract declares public. */
  user: SignedIn;
  locale: Locale;
  now: Date;
  /** Network address of the caller. */
  address: string;
  log: FastifyBaseLogger;
}

/** What a handler returns; the envelope is added around it. */
export interface Answer<Id extends OperationId> {
  data: Success<Id> extends { data: infer Data } ? Data : never;
  /** Beside `data`, where the contract has it: how a list goes on. */
  meta?: Success<Id> extends { meta: infer Meta } ? Meta : never;
  /** Default: the one success status that the contract declares first. */
  status?: 200 | 201;
  headers?: Record<string, string>;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };
