import { jsonSchema, schemasIn, typesOf } from '../walk.mjs';

const textLimits = ['maxLength', 'pattern', 'enum', 'const'];

function faultOf(schema) {
  const types = typesOf(schema);
  if (schema.properties && schema.additionalProperties !== false) {
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
    for (const { node: schema, location } of schemasIn(root, context)) {
      const fault = faultOf(schema);
      if (fault) context.report({ message: `A schema in a request ${fault}.`, location });
    }
  },
});
