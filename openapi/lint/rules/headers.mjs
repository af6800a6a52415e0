import { entries, isFailure, responses } from '../walk.mjs';

const limits = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

function wanted(status, isLimited, isLocalised) {
  return [
    'X-Request-Id',
    ...(isLimited ? limits : []),
    ...(isFailure(status) || isLocalised ? ['Content-Language'] : []),
    ...(status === '401' ? ['WWW-Authenticate'] : []),
    ...(status === '429' || status === '503' ? ['Retry-After'] : []),
  ];
}

/** Each response declares the headers that the service always sends with it. */
export const headers = () => ({
  Operation(node, context) {
    const operation = { node, location: context.location };
    const isLimited = node['x-rate-limit'] !== 'none';
    const isLocalised = entries(operation, 'parameters', context).some(
      ([, { node }]) => node?.name === 'Accept-Language',
    );
    for (const [status, response] of responses(operation, context)) {
      const declared = Object.keys(response.node?.headers ?? {});
      for (const name of wanted(status, isLimited, isLocalised)) {
        if (!declared.includes(name)) {
          context.report({ message: `The response ${status} lacks the header ${name}.`, location: response.location });
        }
      }
    }
  },
  Header(header, { report }) {
    if (header.example === undefined && header.examples === undefined) report({ message: 'A header has an example.' });
  },
});
