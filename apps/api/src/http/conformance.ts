import type { ValidateFunction } from 'ajv';
import type { Operation } from './document.ts';
import { compilePart } from './validation.ts';

/** Says how an answer departs from the contract, or returns null. Used while testing, where it fails the call. */
export type ConformanceCheck = (status: number, body: unknown) => string | null;

export function compileConformance(operation: Operation): ConformanceCheck {
  const validators = new Map<number, ValidateFunction | null>();
  for (const [status, { $ref }] of operation.responses) validators.set(status, $ref === null ? null : compilePart($ref));
  return (status, body) => {
    const validate = validators.get(status);
    if (validate === undefined) return `${operation.id} answered the undeclared status ${status}`;
    if (validate && !validate(body)) {
      const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
      return `${operation.id} answered ${status} with a body that breaks the contract: ${faults.join('; ')}`;
    }
    const code = status >= 400 && isCoded(body) ? body.code : null;
    const declared = operation.responses.get(status)?.codes ?? [];
    return code && !declared.includes(code) ? `${operation.id} answered ${status} with the undeclared code ${code}` : null;
  };
}

function isCoded(body: unknown): body is { code: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}
