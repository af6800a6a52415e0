/** @typedef {{ node: any, location: any }} Opened A node of the description and where it stands. */

/**
 * Follows references until the node itself, and keeps its location so that references inside it resolve from there.
 * @returns {Opened}
 */
export function open(node, location, context) {
  let here = { node, location };
  while (typeof here.node?.$ref === 'string') here = context.resolve(here.node, here.location.source.absoluteRef);
  return here;
}

/** Opens the value under a key of an opened node. */
export const child = (parent, key, context) => open(parent.node?.[key], parent.location.child([key]), context);

/**
 * Opens every value of the map under a key; an absent map has none.
 * @returns {[string, Opened][]}
 */
export function entries(parent, key, context) {
  const map = child(parent, key, context);
  return Object.keys(map.node ?? {}).map((name) => [name, child(map, name, context)]);
}

const inside = (schema, context) => [
  ...entries(schema, 'properties', context).map(([, property]) => property),
  ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => entries(schema, key, context).map(([, branch]) => branch)),
  ...['items', 'additionalProperties'].map((key) => child(schema, key, context)),
];

/**
 * A schema and every schema inside it, each once.
 * @returns {Opened[]}
 */
export function schemasIn(root, context, seen = new Set()) {
  if (root.node === null || typeof root.node !== 'object' || seen.has(root.node)) return [];
  seen.add(root.node);
  return [root, ...inside(root, context).flatMap((schema) => schemasIn(schema, context, seen))];
}

/** The JSON schema of a request body or response. */
export const jsonSchema = (message, context) =>
  child(child(child(message, 'content', context), 'application/json', context), 'schema', context);

/** Status and response of an operation, one pair each. */
export const responses = (operation, context) => entries(operation, 'responses', context);

export const isFailure = (status) => Number(status) >= 400;

/** The allowed types of a schema as a list. */
export const typesOf = (schema) => [schema.type ?? []].flat();
