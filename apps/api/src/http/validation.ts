import type { DetailCode } from '@prepar/openapi/types';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type Operation, type Parameter } from './document.ts';
import { ApiError, type ErrorDetail } from './errors.ts';

function compiler(options: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  formats.default(ajv);
  ajv.addSchema(contract, 'contract');
  return ajv;
}

// Paths, queries and headers are text on the wire and are read as the declared type, with its default; bodies are taken
// as they are.
const loose = compiler({ coerceTypes: true, useDefaults: true });
const exact = compiler({});

export interface Validators {
  params: ValidateFunction;
  query: ValidateFunction;
  headers: ValidateFunction;
  body: ValidateFunction | null;
}

/** Validators of one operation's input. */
export function compileInput(operation: Operation): Validators {
  const of = (place: Parameter['in'], additionalProperties: boolean) =>
    loose.compile(
      objectSchema(
        operation.parameters.filter((parameter) => parameter.in === place),
        additionalProperties,
      ),
    );
  return {
    params: of('path', false),
    query: of('query', false),
    headers: of('header', true),
    body: operation.body && exact.compile({ $ref: `contract${operation.body.$ref}` }),
  };
}

/** Validator of a schema of the contract, given its JSON pointer (`#/…`). */
export function compilePart(pointer: string): ValidateFunction {
  return exact.compile({ $ref: `contract${pointer}` });
}

function objectSchema(parameters: Parameter[], additionalProperties: boolean) {
  const name = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    additionalProperties,
    required: parameters.filter(({ required }) => required).map(name),
    properties: Object.fromEntries(
      parameters.map((parameter) => [name(parameter), { $ref: `contract${parameter.$ref}` }]),
    ),
  };
}

/** Throws VALIDATION_FAILED with one detail per fault unless the value fits. */
export function check(validate: ValidateFunction, value: unknown): void {
  const details = validate(value) ? faultyTexts(value, '') : (validate.errors ?? []).map(toDetail);
  if (details.length > 0) throw new ApiError('VALIDATION_FAILED', { details: details.slice(0, 20) });
}

/** Texts that PostgreSQL cannot hold: they have a NUL character in them. The value has passed its check, so it is not deep. */
function faultyTexts(value: unknown, path: string): ErrorDetail[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [{ field: fieldName(path), code: 'WRONG_FORMAT' as const }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => faultyTexts(part, `${path}/${name}`));
}

const codes: Record<string, DetailCode> = {
  required: 'REQUIRED',
  minProperties: 'REQUIRED',
  additionalProperties: 'UNKNOWN',
  unevaluatedProperties: 'UNKNOWN',
  type: 'WRONG_TYPE',
  format: 'WRONG_FORMAT',
  pattern: 'WRONG_FORMAT',
  enum: 'NOT_ALLOWED',
  const: 'NOT_ALLOWED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  minItems: 'TOO_FEW',
  maxItems: 'TOO_MANY',
  minimum: 'TOO_SMALL',
  maximum: 'TOO_LARGE',
};

function toDetail({ keyword, instancePath, params }: ErrorObject): ErrorDetail {
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const limit: unknown = params['limit'];
  return {
    field: fieldName(typeof named === 'string' ? `${instancePath}/${named}` : instancePath),
    code: codes[keyword] ?? 'WRONG_FORMAT',
    ...(typeof limit === 'number' && { params: { [keyword.startsWith('min') ? 'minimum' : 'maximum']: limit } }),
  };
}

/** How a detail names a place in the input, such as `answers[0].selected`. */
function fieldName(pointer: string): string {
  const path = pointer.split('/').slice(1);
  return (
    path.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`)).join('') || 'body'
  );
}
