import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract, Declared, DeclaredOperation, DeclaredParameter, PathItem } from './document.types.ts';

export interface Parameter {
  name: string;
  in: DeclaredParameter['in'];
  required: boolean;
  /** Reference to its schema. */
  $ref: string;
}

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, below the API's base. */
  path: string;
  parameters: Parameter[];
  /** Reference to the schema of the JSON body, or null. */
  body: { $ref: string; required: boolean } | null;
  responses: Map<number, { $ref: string | null; codes: string[] }>;
  /** Null for public operations, otherwise the roles that the caller must have. */
  roles: string[] | null;
  rateLimit: string;
  /** Query parameter whose number is what a call costs of the limit, or null where it costs one. */
  rateCost: string | null;
}

export const documentText = readFileSync(fileURLToPath(import.meta.resolve('@prepar/openapi/openapi.json')), 'utf8');
// The contract's own checks have found it well-formed.
export const contract = JSON.parse(documentText) as Contract;

/** Every operation of the bundled contract. */
export function readOperations(): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(method, path, item, operation)] : [];
    }),
  );
}

function readOperation(method: string, path: string, item: PathItem, operation: DeclaredOperation): Operation {
  const at = `#/paths/${pointer(path)}/${method}`;
  const security = operation.security ?? contract.security;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: [...readParameters(item, `#/paths/${pointer(path)}`), ...readParameters(operation, at)],
    body: readBody(operation, at),
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => {
        const { node, at: place } = follow(response, `${at}/responses/${status}`);
        const hasBody = node.content?.['application/json'] !== undefined;
        return [
          Number(status),
          {
            $ref: hasBody ? `${place}/content/application~1json/schema` : null,
            codes: operation['x-error-codes']?.[status] ?? [],
          },
        ];
      }),
    ),
    roles: security.length === 0 ? null : [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))],
    rateLimit: operation['x-rate-limit'] ?? 'default',
    rateCost: operation['x-rate-cost'] ?? null,
  };
}

function readParameters(owner: PathItem | DeclaredOperation, at: string): Parameter[] {
  return (owner.parameters ?? []).map((parameter, index) => {
    const { node, at: place } = follow(parameter, `${at}/parameters/${index}`);
    return { name: node.name, in: node.in, required: node.required ?? false, $ref: `${place}/schema` };
  });
}

function readBody(operation: DeclaredOperation, at: string): Operation['body'] {
  if (!operation.requestBody) return null;
  const { node, at: place } = follow(operation.requestBody, `${at}/requestBody`);
  return { $ref: `${place}/content/application~1json/schema`, required: node.required ?? false };
}

/** What a reference of the contract stands for, and the JSON pointer where it does; anything else stands where it is. */
export function follow<T extends object>(node: Declared<T>, at = '#'): { node: T; at: string } {
  if (!('$ref' in node)) return { node, at };
  const parts = node.$ref.slice(2).split('/');
  const target = parts.reduce<unknown>(
    (current, part) => Reflect.get(Object(current), part.replaceAll('~1', '/').replaceAll('~0', '~')),
    contract,
  );
  return follow(target as Declared<T>, node.$ref);
}

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
