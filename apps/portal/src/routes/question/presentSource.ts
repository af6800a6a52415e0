import type { Source } from '@prepar/screens/question/QuestionScreen.types.ts';

/** Others may come. */
const sources: Partial<Record<string, Source>> = { KNOWLEDGE_BASE: 'knowledgeBase', MODEL: 'model' };

/** Where a question comes from, as far as the page knows it. */
export function presentSource(source: string | undefined): { source?: Source } {
  const known = sources[source ?? ''];
  return known === undefined ? {} : { source: known };
}
