import { jsonSchema, schemasIn } from '../walk.mjs';

/**
 * Everything in a response is required, where no value is null, and objects stay open for later fields. `optional`
 * lists the only properties that may be absent.
 */
export const results = ({ optional = [] }) => ({
  Response(node, context) {
    const root = jsonSchema({ node, location: context.location }, context);
    for (const { node: schema, location } of schemasIn(root, context)) {
      const missing = Object.keys(schema.properties ?? {}).filter(
        (name) => !schema.required?.includes(name) && !optional.includes(name),
      );
      for (const name of missing) context.report({ message: `A response requires ${name}.`, location });
      if (schema.additionalProperties === false) {
        context.report({ message: 'An object in a response stays open for later fields.', location });
      }
    }
  },
});
