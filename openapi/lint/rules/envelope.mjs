import { child, isFailure, jsonSchema, responses } from '../walk.mjs';

const inEnvelope = new Set(['success', 'data', 'meta']);

function faultOfSuccess(schema, context) {
  const names = Object.keys(schema.node?.properties ?? {});
  if (!/^[A-Z][A-Za-z]+Response$/.test(schema.node?.title ?? '')) return 'needs a title that ends in "Response"';
  if (child(child(schema, 'properties', context), 'success', context).node?.const !== true)
    return 'needs success: true';
  if (!names.includes('data')) return 'needs data';
  if (names.some((name) => !inEnvelope.has(name))) return 'has only success, data and meta';
  if (names.some((name) => !schema.node.required?.includes(name))) return 'requires each of its properties';
  return undefined;
}

function faultOfFailure(schema, context) {
  const required = ['success', 'error', 'code', 'requestId'];
  if (child(child(schema, 'properties', context), 'success', context).node?.const !== false)
    return 'needs success: false';
  if (required.some((name) => !schema.node.required?.includes(name))) return `requires ${required.join(', ')}`;
  return undefined;
}

/** Every response is JSON in the envelope: {success: true, data} below 400, {success: false, error, code, …} above. */
export const envelope = () => ({
  Operation(node, context) {
    for (const [status, response] of responses({ node, location: context.location }, context)) {
      const schema = jsonSchema(response, context);
      const fault = (isFailure(status) ? faultOfFailure : faultOfSuccess)(schema, context);
      if (fault) context.report({ message: `The body of ${status} ${fault}.`, location: response.location });
    }
  },
});
