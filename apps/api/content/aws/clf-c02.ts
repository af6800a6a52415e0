import { clfC02Terms } from './clf-c02-terms.ts';
import type { Exam, Modality } from '../../src/knowledge/exam.types.ts';
import type { Category } from '../../src/knowledge/knowledge.types.ts';
import type { Pattern } from '../../src/knowledge/pattern.types.ts';
import { skins } from '../skins.ts';
import { analytics } from './analytics.ts';
import { backdrops } from './backdrops.ts';
import { applications } from './applications.ts';
import { aws } from './provider.ts';
import { cloudBenefits } from './cloud-concepts/cloud-benefits.ts';
import { cloudEconomics } from './cloud-concepts/cloud-economics.ts';
import { deploymentModels } from './cloud-concepts/deployment-models.ts';
import { serviceModels } from './cloud-concepts/service-models.ts';
import { compute } from './compute.ts';
import { costTools } from './cost-tools.ts';
import { databases } from './databases.ts';
import { delivery } from './delivery.ts';
import { developerTools } from './developer-tools.ts';
import { governance } from './governance.ts';
import { identity } from './identity.ts';
import { infrastructure } from './infrastructure.ts';
import { integration } from './integration.ts';
import { machineLearning } from './machine-learning.ts';
import { cloudAdoption, migrationStrategies } from './migration.ts';
import { migrationTools } from './migration-tools.ts';
import { network } from './network.ts';
import { protection } from './protection.ts';
import { purchaseOptions } from './purchase-options.ts';
import { patterns } from './patterns.ts';
import { quantities } from './quantities.ts';
import { responsibilities } from './responsibilities.ts';
import { scenarios } from './scenarios.ts';
import { storage } from './storage.ts';
import { storageClasses } from './storage-classes.ts';
import { helpResources, supportPlans } from './support.ts';
import { topics } from './topics.ts';
import { designPrinciples, wellArchitected } from './well-architected.ts';

const domains = {
  concepts: { pt: 'Conceitos de nuvem', en: 'Cloud Concepts', es: 'Conceptos de la nube' },
  security: { pt: 'Segurança e conformidade', en: 'Security and Compliance', es: 'Seguridad y conformidad' },
  technology: {
    pt: 'Tecnologia e serviços de nuvem',
    en: 'Cloud Technology and Services',
    es: 'Tecnología y servicios en la nube',
  },
  billing: {
    pt: 'Cobrança, preços e suporte',
    en: 'Billing, Pricing, and Support',
    es: 'Facturación, precios y soporte',
  },
};

const modalities: readonly Modality[] = [
  {
    id: 'all',
    order: 1,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'exam' },
    topics: [],
    name: { pt: 'Todo o conteúdo', en: 'All content', es: 'Todo el contenido' },
    description: {
      pt: 'Questões dos quatro domínios. Escolhemos mais do que você erra e do que pesa na prova.',
      en: 'Questions from the four domains. We pick more of what you miss and of what weighs in the exam.',
      es: 'Preguntas de los cuatro dominios. Elegimos más de lo que fallas y de lo que pesa en el examen.',
    },
  },
  {
    id: 'simulation',
    order: 2,
    isActive: true,
    questionCount: '65',
    scope: { kind: 'exam' },
    topics: [],
    name: { pt: 'Simulado completo', en: 'Full simulation', es: 'Simulacro completo' },
    description: {
      pt: '65 questões no tempo da prova oficial, com o resultado só no fim.',
      en: '65 questions in the time of the official exam, with the result at the end only.',
      es: '65 preguntas en el tiempo del examen oficial, con el resultado solo al final.',
    },
  },
  {
    id: 'compute',
    order: 3,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['ec2', 'serverless', 'containers'],
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    description: {
      pt: 'Servidores virtuais, funções e contêineres.',
      en: 'Virtual servers, functions and containers.',
      es: 'Servidores virtuales, funciones y contenedores.',
    },
  },
  {
    id: 'storage',
    order: 4,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['s3', 'storage-classes', 'block-file', 'hybrid-backup'],
    name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
    description: {
      pt: 'Objetos, discos, arquivos e cópias de segurança.',
      en: 'Objects, disks, files and backups.',
      es: 'Objetos, discos, archivos y respaldos.',
    },
  },
  {
    id: 'networking',
    order: 5,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['vpc', 'connectivity', 'edge', 'global-infrastructure'],
    name: { pt: 'Redes', en: 'Networking', es: 'Redes' },
    description: {
      pt: 'VPC, conexões com o data center, DNS, entrega de conteúdo e regiões.',
      en: 'VPC, links to the data center, DNS, content delivery and Regions.',
      es: 'VPC, conexiones con el centro de datos, DNS, entrega de contenido y regiones.',
    },
  },
  {
    id: 'security',
    order: 6,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['identity', 'shared-responsibility', 'threat-protection', 'data-protection', 'compliance'],
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    description: {
      pt: 'Acessos, responsabilidades, ameaças, criptografia e auditoria.',
      en: 'Access, responsibilities, threats, encryption and audit.',
      es: 'Accesos, responsabilidades, amenazas, cifrado y auditoría.',
    },
  },
  {
    id: 'pricing',
    order: 7,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['purchase-options', 'cost-tools', 'cloud-economics'],
    name: { pt: 'Preços', en: 'Pricing', es: 'Precios' },
    description: {
      pt: 'Opções de compra, ferramentas de custo e economia da nuvem.',
      en: 'Purchasing options, cost tools and cloud economics.',
      es: 'Opciones de compra, herramientas de costo y economía de la nube.',
    },
  },
  {
    id: 'domain-concepts',
    order: 8,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'concepts' },
    topics: ['cloud-value', 'cloud-models', 'well-architected', 'migration', 'cloud-economics'],
    name: domains.concepts,
    description: {
      pt: 'Domínio 1 da prova, 24% das questões.',
      en: 'Domain 1 of the exam, 24% of the questions.',
      es: 'Dominio 1 del examen, 24% de las preguntas.',
    },
  },
  {
    id: 'domain-security',
    order: 9,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'security' },
    topics: ['shared-responsibility', 'identity', 'threat-protection', 'data-protection', 'compliance'],
    name: domains.security,
    description: {
      pt: 'Domínio 2 da prova, 30% das questões.',
      en: 'Domain 2 of the exam, 30% of the questions.',
      es: 'Dominio 2 del examen, 30% de las preguntas.',
    },
  },
  {
    id: 'domain-technology',
    order: 10,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'technology' },
    topics: [
      'ec2',
      'serverless',
      'containers',
      's3',
      'storage-classes',
      'block-file',
      'hybrid-backup',
      'databases',
      'vpc',
      'connectivity',
      'edge',
      'global-infrastructure',
      'operations',
      'integration',
      'analytics',
      'ai-ml',
      'developer-tools',
      'business-apps',
      'migration-tools',
    ],
    name: domains.technology,
    description: {
      pt: 'Domínio 3 da prova, 34% das questões.',
      en: 'Domain 3 of the exam, 34% of the questions.',
      es: 'Dominio 3 del examen, 34% de las preguntas.',
    },
  },
  {
    id: 'domain-billing',
    order: 11,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'billing' },
    topics: ['purchase-options', 'cost-tools', 'support'],
    name: domains.billing,
    description: {
      pt: 'Domínio 4 da prova, 12% das questões.',
      en: 'Domain 4 of the exam, 12% of the questions.',
      es: 'Dominio 4 del examen, 12% de las preguntas.',
    },
  },
];

/** Facts that go deeper than the guide of this exam, although others ask them: limits, minimum terms, settings of specialists. */
const beyondGuide: ReadonlySet<string> = new Set([
  'replatform-name',
  'repurchase-name',
  'user-keys',
  'role-outside',
  'cognito-players',
  'lambda-layers',
  'lambda-warm',
  'ec2-spread-near',
  'ec2-user-data',
  'ecs-task-role',
  'class-min-30',
  'class-min-90',
  'class-min-180',
  'class-bulk-free',
  'class-expedited',
  'aurora-six',
  'aurora-clone',
  'db-six-copies',
  'neptune-languages',
  'redshift-many-analysts',
  'lf-tags',
  'emr-spot',
  'elb-appliances',
  'route53-private',
  'tgw-separate',
  's2s-two-tunnels',
  'privatelink-offer',
  'ge-policy',
  'rt-inspection',
  'acl-order',
]);
const facts = (category: Category): Category => ({
  ...category,
  facts: category.facts.filter(({ id }) => !beyondGuide.has(id)),
});

/** The few numbers that this exam prints. */
const printed: ReadonlySet<string> = new Set([
  'n-s3-durability',
  'n-lambda-timeout',
  'n-spot-notice',
  'n-region-zones',
  'n-savings-terms',
]);

/** Solutions that the guide of this exam does not name: here they stand as wrong options alone. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'data-center-link': ['accelerated'],
  'database-licences': ['babelfish'],
  'vendor-access': ['roles-anywhere'],
};

/** Requirements and solutions that only architects are asked to tell apart. */
const forArchitects: Readonly<Record<string, readonly string[]>> = {
  'bulk-transfer': ['new-customer'],
  'database-operation': ['custom'],
  'queue-workers': ['set-aside', 'stream-lambda', 'stream-fargate', 'stream-instances'],
  'vendor-access': ['deputy', 'role-plain'],
};
const named = (pattern: Pattern): Pattern => {
  const isAsked = (id: string) => !forArchitects[pattern.id]?.includes(id);
  return {
    ...pattern,
    candidates: pattern.candidates
      .filter(({ id }) => isAsked(id))
      .map((each) => (unnamed[pattern.id]?.includes(each.id) ? { ...each, neverRight: true } : each)),
    constraints: pattern.constraints
      .filter(({ id }) => isAsked(id))
      .map((each) => ({
        ...each,
        fits: each.fits.filter(isAsked),
        rulesOut: Object.fromEntries(Object.entries(each.rulesOut).filter(([id]) => isAsked(id))),
      })),
  };
};

/** AWS Certified Cloud Practitioner. */
export const clfC02: Exam = {
  id: 'clf-c02',
  code: 'CLF-C02',
  provider: 'AWS',
  difficulty: 'FUND',
  durationMinutes: 90,
  totalQuestions: 65,
  name: {
    pt: 'AWS Certified Cloud Practitioner',
    en: 'AWS Certified Cloud Practitioner',
    es: 'AWS Certified Cloud Practitioner',
  },
  description: {
    pt: 'O ponto de partida na AWS: valor da nuvem, segurança, serviços principais e cobrança.',
    en: 'The starting point on AWS: the value of the cloud, security, core services and billing.',
    es: 'El punto de partida en AWS: valor de la nube, seguridad, servicios principales y facturación.',
  },
  blueprint: {
    domains: [
      { id: 'concepts', name: domains.concepts, weight: 0.24 },
      { id: 'security', name: domains.security, weight: 0.3 },
      { id: 'technology', name: domains.technology, weight: 0.34 },
      { id: 'billing', name: domains.billing, weight: 0.12 },
    ],
    passMark: 700,
    assumedCut: 0.7,
    countPublished: true,
    unscored: 15,
    guideVersion: 'CLF-C02 1.0',
    sourceUrl: 'https://docs.aws.amazon.com/aws-certification/latest/cloud-practitioner-02/cloud-practitioner-02.html',
    checkedOn: null,
  },
  modalities,
  knowledge: {
    releasedOn: '2026-11-20',
    provider: aws,
    levelMix: { 1: 0.3, 2: 0.58, 3: 0.12 },
    multipleResponse: 0.1,
    recall: 1.6,
    longestDecision: 42,
    topics,
    categories: [
      cloudBenefits,
      serviceModels,
      deploymentModels,
      cloudEconomics,
      wellArchitected,
      designPrinciples,
      migrationStrategies,
      cloudAdoption,
      identity,
      protection,
      governance,
      compute,
      storage,
      storageClasses,
      databases,
      delivery,
      network,
      infrastructure,
      integration,
      analytics,
      machineLearning,
      developerTools,
      applications,
      migrationTools,
      purchaseOptions,
      costTools,
      supportPlans,
      helpResources,
    ].map(facts),
    scenarios,
    responsibilities,
    responsibilityIn: { domain: 'security', topic: 'shared-responsibility' },
    quantities: quantities.filter(({ id }) => printed.has(id)),
    patterns: patterns.map(named),
    skins,
    backdrops,
    guideTerms: clfC02Terms,
  },
};
