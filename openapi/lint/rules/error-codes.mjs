import meanings from '../../error-codes.json' with { type: 'json' };
import { child, entries, isFailure, jsonSchema, responses } from '../walk.mjs';

const exampleCodes = (response, context) => {
  const json = child(child(response, 'content', context), 'application/json', context);
  return entries(json, 'examples', context).map(([, example]) => example.node?.value?.code);
};

function faultsOfStatus(status, codes, shown) {
  return [
    ...(codes.length === 0 ? [`x-error-codes names no code for ${status}`] : []),
    ...codes
      .filter((code) => meanings[code]?.status !== Number(status))
      .map((code) => `${code} is no code of ${status}`),
    ...codes.filter((code) => !shown.includes(code)).map((code) => `${status} has no example of ${code}`),
    ...shown.filter((code) => !codes.includes(code)).map((code) => `x-error-codes does not name ${code} for ${status}`),
  ];
}

/**
 * The codes of each failure are named in x-error-codes, shown in an example, explained in error-codes.json, and
 * no value of the enum is unused. `outsideOperations` lists the codes that only unknown addresses answer.
 */
export const errorCodes = ({ outsideOperations = [] }) => {
  const used = new Set(outsideOperations);
  let enumeration;
  return {
    Operation(node, context) {
      const operation = { node, location: context.location };
      const named = node['x-error-codes'] ?? {};
      const failures = responses(operation, context).filter(([status]) => isFailure(status));
      const declared = new Set(failures.map(([status]) => status));
      for (const status of Object.keys(named).filter((key) => !declared.has(key))) {
        context.report({ message: `x-error-codes names ${status}, which is not declared.` });
      }
      for (const [status, response] of failures) {
        const codes = named[status] ?? [];
        for (const code of codes) used.add(code);
        for (const fault of faultsOfStatus(status, codes, exampleCodes(response, context))) {
          context.report({ message: `${fault}.`, location: context.location.child(['x-error-codes']) });
        }
        enumeration ??= child(child(jsonSchema(response, context), 'properties', context), 'code', context);
      }
    },
    Root: {
      leave(_root, context) {
        const values = enumeration?.node?.enum ?? [];
        const report = (message) => context.report({ message, location: enumeration?.location });
        for (const code of values.filter((value) => !used.has(value))) report(`No operation answers ${code}.`);
        for (const code of values.filter((value) => !(value in meanings))) {
          report(`${code} is not in error-codes.json.`);
        }
        for (const code of Object.keys(meanings).filter((value) => !values.includes(value))) {
          report(`error-codes.json explains ${code}, which is not in the enum.`);
        }
        for (const code of [...used].filter((value) => !values.includes(value))) report(`${code} is not in the enum.`);
      },
    },
  };
};
