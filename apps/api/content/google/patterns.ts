import type { Pattern } from '../../src/knowledge/pattern.types.ts';
import { aiChoices } from './patterns/ai-choices.ts';
import { apiChoices } from './patterns/api-choices.ts';
import { cloudChoices } from './patterns/cloud-choices.ts';
import { dataChoices } from './patterns/data-choices.ts';
import { modernizationChoices } from './patterns/modernization-choices.ts';
import { operationsChoices } from './patterns/operations-choices.ts';
import { securityChoices } from './patterns/security-choices.ts';

/** Every decision pattern of the provider; each says itself which exams ask it. */
export const patterns: readonly Pattern[] = [
  ...aiChoices,
  ...apiChoices,
  ...cloudChoices,
  ...dataChoices,
  ...modernizationChoices,
  ...operationsChoices,
  ...securityChoices,
];
