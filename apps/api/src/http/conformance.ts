import type { ValidateFunction } from 'ajv';
import type { Operation } from './document.ts';
import { compilePart } from './validation.ts';

/** Says how an answer departs from the contract, or returns null. Used while testing, where it fails the call. */
export type ConformanceCheck = (status: number, body: unknown) => string | null;

export function conformanceOf(operation: Operation): ConformanceCheck {
  return (status, body) => {
    const response = operation.responses.get(status);
    if (!response) return `${operation.id} answered the undeclared status ${status}`;
    const validate = response.$ref === null ? null : validatorOf(response.$ref);
    if (validate && !validate(body)) {
      const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
      return `${operation.id} answered ${status} with a body that breaks the contract: ${faults.join('; ')}`;
    }
    const code = status >= 400 && isCoded(body) ? body.code : null;
    return code && !response.codes.includes(code)
      ? `${operation.id} answered ${status} with the undeclared code ${code}`
      : null;
  };
}

const validators = new Map<string, ValidateFunction>();

/** Compiled when first needed: all answers of the contract together take seconds. */
function validatorOf(pointer: string): ValidateFunction {
  const validator = validators.get(pointer) ?? compilePart(pointer);
  validators.set(pointer, validator);
  return validator;
}

function isCoded(body: unknown): body is { code: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}
