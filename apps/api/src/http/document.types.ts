/** What the server and the tests of the contract read of an OpenAPI description. */
interface Reference {
  $ref: string;
}

export interface DeclaredParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}

interface Body {
  required?: boolean;
  content?: Record<string, Media>;
}

export interface Media {
  schema: Declared<Schema>;
  examples?: Record<string, Declared<Example>>;
}

export interface Example {
  value: object;
}

/** Where a part of the contract is expected: itself, or a reference to it. */
export type Declared<T extends object> = Reference | T;

/** What schemas of the contract are made of, as far as tests draw values from them. */
export interface Schema {
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  required?: string[];
  items?: Declared<Schema>;
  properties?: Record<string, Declared<Schema>>;
}

export interface PathItem extends Partial<Record<'get' | 'post' | 'put' | 'delete', DeclaredOperation>> {
  parameters?: Declared<DeclaredParameter>[];
}

export interface DeclaredOperation {
  operationId: string;
  parameters?: Declared<DeclaredParameter>[];
  requestBody?: Declared<Body>;
  responses: Record<string, Declared<Body>>;
  security?: Record<string, string[]>[];
  'x-origin'?: string;
  'x-error-codes'?: Record<string, string[]>;
  'x-rate-limit'?: string;
  'x-rate-cost'?: string;
}

export interface Contract {
  paths: Record<string, PathItem>;
  security: Record<string, string[]>[];
  components: { examples: Record<string, Declared<Example>> };
}
