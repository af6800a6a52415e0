import type { Pattern } from '../../src/knowledge/pattern.types.ts';
import { aiBusinessChoices } from './patterns/ai-business-choices.ts';
import { aiChoices } from './patterns/ai-choices.ts';
import { aiPairs } from './patterns/ai-pairs.ts';
import { aiStartChoices } from './patterns/ai-start-choices.ts';
import { apiChoices } from './patterns/api-choices.ts';
import { changeChoices } from './patterns/change-choices.ts';
import { cloudChoices } from './patterns/cloud-choices.ts';
import { dataChoices } from './patterns/data-choices.ts';
import { dataPairs } from './patterns/data-pairs.ts';
import { dataReachChoices } from './patterns/data-reach-choices.ts';
import { dataUseChoices } from './patterns/data-use-choices.ts';
import { deliveryChoices } from './patterns/delivery-choices.ts';
import { dutyChoices } from './patterns/duty-choices.ts';
import { guardChoices } from './patterns/guard-choices.ts';
import { modernizationChoices } from './patterns/modernization-choices.ts';
import { modernizationPairs } from './patterns/modernization-pairs.ts';
import { operationsChoices } from './patterns/operations-choices.ts';
import { operationsPairs } from './patterns/operations-pairs.ts';
import { paceAndCostChoices } from './patterns/pace-and-cost-choices.ts';
import { protectionPairs } from './patterns/protection-pairs.ts';
import { securityChoices } from './patterns/security-choices.ts';
import { securityPairs } from './patterns/security-pairs.ts';
import { steadyChoices } from './patterns/steady-choices.ts';
import { streamPairs } from './patterns/stream-pairs.ts';
import { systemFateChoices } from './patterns/system-fate-choices.ts';
import { trustChoices } from './patterns/trust-choices.ts';
import { valueChoices } from './patterns/value-choices.ts';

/** Every decision pattern of the provider; each says itself which exams ask it. */
export const patterns: readonly Pattern[] = [
  ...aiBusinessChoices,
  ...aiChoices,
  ...aiPairs,
  ...aiStartChoices,
  ...apiChoices,
  ...changeChoices,
  ...cloudChoices,
  ...dataChoices,
  ...dataPairs,
  ...dataReachChoices,
  ...dataUseChoices,
  ...deliveryChoices,
  ...dutyChoices,
  ...guardChoices,
  ...modernizationChoices,
  ...modernizationPairs,
  ...operationsChoices,
  ...operationsPairs,
  ...paceAndCostChoices,
  ...protectionPairs,
  ...securityChoices,
  ...securityPairs,
  ...steadyChoices,
  ...streamPairs,
  ...systemFateChoices,
  ...trustChoices,
  ...valueChoices,
];
