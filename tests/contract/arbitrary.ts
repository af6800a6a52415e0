import * as check from 'fast-check';
import { follow } from '../../apps/api/src/http/document.ts';
import type { Declared, Schema } from '../../apps/api/src/http/document.types.ts';

/** Values that fit a schema of the contract, as far as its requests need it. */
export function fitting(schema: Declared<Schema>): check.Arbitrary<unknown> {
  const { node } = follow(schema);
  if (node.const !== undefined) return check.constant(node.const);
  if (node.enum) return check.constantFrom(...node.enum);
  const types = [node.type ?? 'object'].flat();
  if (types.length > 1) return check.oneof(...types.map((type) => fitting({ ...node, type })));
  const { minLength = 0, maxLength = 300, minimum = 0, maximum = 1000 } = node;
  switch (types[0]) {
    case 'null':
      return check.constant(null);
    case 'boolean':
      return check.boolean();
    case 'integer':
      return check.integer({ min: minimum, max: maximum });
    case 'number':
      return check.double({ min: minimum, max: maximum, noNaN: true });
    case 'string':
      if (node.pattern !== undefined)
        return check
          .stringMatching(new RegExp(node.pattern, 'u'))
          .filter((text) => Array.from(text).length <= maxLength);
      return check.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' });
    case 'array':
      return check.array(fitting(node.items ?? {}), { maxLength: Math.min(node.maxItems ?? 5, 5) });
    default:
      return check.record(
        Object.fromEntries(Object.entries(node.properties ?? {}).map(([name, property]) => [name, fitting(property)])),
        { requiredKeys: node.required ?? [] },
      );
  }
}

const odd: check.Arbitrary<unknown> = check.oneof(
  check.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\uD800',
    '__proto__',
    '../..',
    '%00',
    '{}',
    [],
    [[]],
    {},
  ),
  check.jsonValue({ maxDepth: 3 }),
);

/** Bodies that were bent in one place: a field is gone, new, or has a value that may not fit. */
export function bent(body: check.Arbitrary<unknown>): check.Arbitrary<unknown> {
  const change = check.record({
    at: check.nat(),
    how: check.constantFrom('drop', 'add', 'replace', 'replace', 'whole'),
    value: odd,
  });
  return check.tuple(body, change).map(([value, { at, how, value: other }]) => {
    if (how === 'whole' || typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const name = names[at % Math.max(1, names.length)] ?? 'x';
    if (how === 'drop') return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [how === 'add' ? `${name}2` : name]: other };
  });
}

/** Text as it may stand in a query. */
export const queryText: check.Arbitrary<string> = check.oneof(
  check.constantFrom('', '0', '-1', '1e3', 'NaN', 'null', 'true', '%00', "' or 1=1", '[]', 'a'.repeat(300), '١'),
  check.nat(200).map(String),
  check.string({ maxLength: 20 }),
);
