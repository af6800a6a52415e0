import { entries, jsonSchema, schemasIn, typesOf } from '../walk.mjs';

const textLimits = ['maxLength', 'pattern', 'enum', 'const'];

function faultOf(schema, isClosed) {
  const types = typesOf(schema);
  if (schema.properties && schema.additionalProperties !== false && !isClosed) {
    return 'refuses unknown fields (additionalProperties: false)';
  }
  if (types.includes('string') && textLimits.every((key) => schema[key] === undefined)) return 'limits its length';
  if (types.includes('array') && schema.maxItems === undefined) return 'limits its number of items';
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && (schema.minimum === undefined || schema.maximum === undefined)) return 'has a minimum and a maximum';
  return undefined;
}

/** Everything in a request body has limits, and unknown fields are refused. */
export const requests = () => ({
  RequestBody(node, context) {
    const root = jsonSchema({ node, location: context.location }, context);
    const schemas = schemasIn(root, context);
    // A schema that evaluates no other fields closes those that it is put together from.
    const closed = new Set(
      schemas
        .filter(({ node: schema }) => schema.unevaluatedProperties === false)
        .flatMap((schema) => entries(schema, 'allOf', context).map(([, part]) => part.node)),
    );
    for (const { node: schema, location } of schemas) {
      const fault = faultOf(schema, closed.has(schema));
      if (fault) context.report({ message: `A schema in a request ${fault}.`, location });
    }
  },
});
