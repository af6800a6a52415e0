import { components } from './rules/components.mjs';
import { envelope } from './rules/envelope.mjs';
import { errorCodes } from './rules/error-codes.mjs';
import { examples } from './rules/examples.mjs';
import { headers } from './rules/headers.mjs';
import { operations } from './rules/operations.mjs';
import { properties } from './rules/properties.mjs';
import { requests } from './rules/requests.mjs';
import { results } from './rules/results.mjs';
import { sentences } from './rules/sentences.mjs';

/** The conventions of this description that Redocly's own rules do not know. */
export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        components,
        envelope,
        'error-codes': errorCodes,
        examples,
        headers,
        operations,
        properties,
        requests,
        results,
        sentences,
      },
    },
  };
}
