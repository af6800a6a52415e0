import { needToService } from './need-to-service.ts';
import { trueStatement } from './true-statement.ts';
import { featureAndService } from './feature-and-service.ts';
import { untrueStatement } from './untrue-statement.ts';
import { sharedResponsibility } from './shared-responsibility.ts';
import { cheapestOption } from './cheapest-option.ts';
import { compareTwo } from './compare-two.ts';
import { requirementsToService } from './requirements-to-service.ts';
import { quantity } from './quantity.ts';
import { actionAndPrinciple } from './action-and-principle.ts';
import { chooseTwo, decision } from './decision.ts';
import type { TemplateId } from '../item.types.ts';
import type { Template } from './template.types.ts';

/** All question families by id. */
export const templates: ReadonlyMap<TemplateId, Template> = new Map(
  [
    needToService,
    featureAndService,
    untrueStatement,
    sharedResponsibility,
    cheapestOption,
    compareTwo,
    requirementsToService,
    quantity,
    actionAndPrinciple,
    trueStatement,
    decision,
    chooseTwo,
  ].map((template) => [template.id, template]),
);
