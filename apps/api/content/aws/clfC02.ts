import type { KnowledgeBase } from '../../src/questions/knowledge/knowledge.types.ts';
import { skins } from '../skins.ts';
import { analytics } from './analytics.ts';
import { applications } from './applications.ts';
import { cloudBenefits, cloudEconomics, deploymentModels, serviceModels } from './cloudConcepts.ts';
import { compute } from './compute.ts';
import { costTools } from './costTools.ts';
import { databases } from './databases.ts';
import { delivery } from './delivery.ts';
import { developerTools } from './developerTools.ts';
import { governance } from './governance.ts';
import { identity } from './identity.ts';
import { infrastructure } from './infrastructure.ts';
import { integration } from './integration.ts';
import { machineLearning } from './machineLearning.ts';
import { cloudAdoption, migrationStrategies } from './migration.ts';
import { migrationTools } from './migrationTools.ts';
import { network } from './network.ts';
import { protection } from './protection.ts';
import { purchaseOptions } from './purchaseOptions.ts';
import { quantities } from './quantities.ts';
import { responsibilities } from './responsibilities.ts';
import { scenarios } from './scenarios.ts';
import { storage } from './storage.ts';
import { storageClasses } from './storageClasses.ts';
import { helpResources, supportPlans } from './support.ts';
import { topics } from './topics.ts';
import { designPrinciples, wellArchitected } from './wellArchitected.ts';

/** Everything the engine knows for AWS Certified Cloud Practitioner (CLF-C02). */
export const clfC02: KnowledgeBase = {
  exam: 'clf-c02',
  releasedOn: '2026-11-20',
  domains: [
    { id: 'concepts', weight: 0.24 },
    { id: 'security', weight: 0.3 },
    { id: 'technology', weight: 0.34 },
    { id: 'billing', weight: 0.12 },
  ],
  levelMix: { 1: 0.42, 2: 0.45, 3: 0.13 },
  topics,
  categories: [
    cloudBenefits, serviceModels, deploymentModels, cloudEconomics, wellArchitected, designPrinciples, migrationStrategies, cloudAdoption,
    identity, protection, governance,
    compute, storage, storageClasses, databases, delivery, network, infrastructure, integration, analytics, machineLearning,
    developerTools, applications, migrationTools,
    purchaseOptions, costTools, supportPlans, helpResources,
  ],
  scenarios,
  responsibilities,
  quantities,
  skins,
};
