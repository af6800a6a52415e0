import meanings from '../error-codes.json' with { type: 'json' };

/** Every operation of a description. */
export const operationsOf = (document) =>
  Object.values(document.paths).flatMap((item) => Object.values(item).filter((entry) => entry.operationId));

const codesOf = (document) => document.components.schemas.ErrorCode.enum.map((code) => ({ code, ...meanings[code] }));

/** The codes in the order of the enum as a Markdown list, narrow enough for the reference page. */
export const errorCodeList = (document) =>
  codesOf(document)
    .map(({ code, status, meaning, action }) => `- ${status} \`${code}\`: ${meaning} *${action}*`)
    .join('\n');

function names(users, operations) {
  if (users.length === 0) return 'addresses outside this description';
  if (users.length === operations.length) return 'all operations';
  if (users.length > 6) return `${users.length} of ${operations.length} operations`;
  return users.map(({ operationId }) => `\`${operationId}\``).join(', ');
}

/** The same as a Markdown table, with the operations that answer each code. */
export function errorCodeTable(document) {
  const operations = operationsOf(document);
  const rows = codesOf(document).map(({ code, status, meaning, action }) => {
    const users = operations.filter((operation) => operation['x-error-codes'][status]?.includes(code));
    return `| \`${code}\` | ${status} | ${meaning} | ${action} | ${names(users, operations)} |`;
  });
  return ['| Code | Status | Meaning | What to do | Answered by |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
