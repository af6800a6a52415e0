import type { Words } from '../common/words.tsx';

const names = {
  GENERATE_QUESTION: 'admin.operation.generateQuestion',
  CHECK_QUESTION: 'admin.operation.checkQuestion',
  EXPLAIN_AGAIN: 'admin.operation.explainAgain',
} as const;

const isKnown = (operation: string): operation is keyof typeof names => Object.hasOwn(names, operation);

/** What an operation of the server does. One that the product does not know stays as it came. */
export const operationName = (operation: string, { t }: Words): string =>
  isKnown(operation) ? t(names[operation]) : operation;
