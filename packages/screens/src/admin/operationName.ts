import type { Words } from '../common/words.tsx';

/** What an operation of the server does. One that the product does not know stays as it came. */
export const operationName = (operation: string, { t }: Words): string =>
  operation === 'GENERATE_QUESTION' ? t('admin.operation.generateQuestion') : operation;
