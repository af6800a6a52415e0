import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
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

interface Json {
  readonly [key: string]: Json;
}

export const documentText = readFileSync(fileURLToPath(import.meta.resolve('@prepar/openapi/openapi.json')), 'utf8');
export const contract = JSON.parse(documentText) as Json;

/** Every operation of the bundled contract. */
export function readOperations(): Operation[] {
  return Object.entries(contract['paths'] ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(method, path, item, operation)] : [];
    }),
  );
}

function readOperation(method: string, path: string, item: Json, operation: Json): Operation {
  const at = `#/paths/${pointer(path)}/${method}`;
  const parameters = [...readParameters(item, `#/paths/${pointer(path)}`), ...readParameters(operation, at)];
  const security = (operation['security'] ?? contract['security']) as unknown as Record<string, string[]>[];
  const codes = (operation['x-error-codes'] ?? {}) as unknown as Record<string, string[]>;
  return {
    id: operation['operationId'] as unknown as string,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters,
    body: readBody(operation, at),
    responses: new Map(
      Object.entries(operation['responses'] ?? {}).map(([status, response]) => {
        const { node, at: place } = follow(response, `${at}/responses/${status}`);
        const schema = node['content']?.['application/json']?.['schema'];
        return [
          Number(status),
          { $ref: schema ? `${place}/content/application~1json/schema` : null, codes: codes[status] ?? [] },
        ];
      }),
    ),
    roles: security.length === 0 ? null : [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))],
    rateLimit: (operation['x-rate-limit'] as unknown as string | undefined) ?? 'default',
    rateCost: (operation['x-rate-cost'] as unknown as string | undefined) ?? null,
  };
}

function readParameters(owner: Json, at: string): Parameter[] {
  return Object.entries(owner['parameters'] ?? {}).map(([index, parameter]) => {
    const { node, at: place } = follow(parameter, `${at}/parameters/${index}`);
    return {
      name: node['name'] as unknown as string,
      in: node['in'] as unknown as Parameter['in'],
      required: Boolean(node['required']),
      $ref: `${place}/schema`,
    };
  });
}

function readBody(operation: Json, at: string): Operation['body'] {
  if (!operation['requestBody']) return null;
  const { node, at: place } = follow(operation['requestBody'], `${at}/requestBody`);
  return { $ref: `${place}/content/application~1json/schema`, required: Boolean(node['required']) };
}

function follow(node: Json, at: string): { node: Json; at: string } {
  const reference = node['$ref'] as unknown as string | undefined;
  if (!reference) return { node, at };
  const target = reference
    .slice(2)
    .split('/')
    .reduce((current, part) => current[part.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, contract);
  return follow(target, reference);
}

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
