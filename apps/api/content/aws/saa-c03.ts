import type { ActiveExam, Modality } from '../../src/knowledge/exam.types.ts';
import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { policyTypes } from './architecture/access-policies.ts';
import { dynamodbFeatures, rdsFeatures } from './architecture/database-features.ts';
import { cloudfrontFeatures } from './architecture/edge-features.ts';
import { dataMovers } from './architecture/hybrid-storage.ts';
import { ec2Features, lambdaFeatures } from './architecture/instance-features.ts';
import { messagingFeatures } from './architecture/messaging.ts';
import { encryptionOptions, s3Features } from './architecture/objects.ts';
import { recoveryStrategies } from './architecture/recovery.ts';
import { routingPolicies } from './architecture/routing.ts';
import { scalingFeatures } from './architecture/scaling.ts';
import { ebsVolumes } from './architecture/volumes.ts';
import { analytics } from './analytics.ts';
import { architectBackdrops } from './backdrops.ts';
import { costTools } from './cost-tools.ts';
import { compute } from './compute.ts';
import { databases } from './databases.ts';
import { delivery } from './delivery.ts';
import { governance } from './governance.ts';
import { identity } from './identity.ts';
import { infrastructure } from './infrastructure.ts';
import { integration } from './integration.ts';
import { machineLearning } from './machine-learning.ts';
import { migrationTools } from './migration-tools.ts';
import { network } from './network.ts';
import { protection } from './protection.ts';
import { purchaseOptions } from './purchase-options.ts';
import { storage } from './storage.ts';
import { storageClasses } from './storage-classes.ts';
import { designPrinciples } from './well-architected.ts';
import { skins } from '../skins.ts';
import { patterns } from './patterns.ts';
import { placed, placedOnes, type Places } from './placed.ts';
import { aws } from './provider.ts';
import { quantities } from './quantities.ts';
import { responsibilities } from './responsibilities.ts';
import { architectBasics } from './saa-c03-levels.ts';
import { architectDomains, architectPlaces } from './saa-c03-places.ts';
import { saaC03Terms } from './saa-c03-terms.ts';
import { scenarios } from './scenarios.ts';
import { architectTopics } from './topics.ts';

const domains = {
  secure: { pt: 'Arquiteturas seguras', en: 'Design Secure Architectures', es: 'Arquitecturas seguras' },
  resilient: { pt: 'Arquiteturas resilientes', en: 'Design Resilient Architectures', es: 'Arquitecturas resilientes' },
  performance: {
    pt: 'Arquiteturas de alta performance',
    en: 'Design High-Performing Architectures',
    es: 'Arquitecturas de alto rendimiento',
  },
  cost: {
    pt: 'Arquiteturas otimizadas para custo',
    en: 'Design Cost-Optimized Architectures',
    es: 'Arquitecturas optimizadas en costos',
  },
};

/** What the exam shares with the other exams of the provider, under its own topics. */
const shared = [
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
  migrationTools,
  purchaseOptions,
  costTools,
  designPrinciples,
].map((category) => placed(category, architectPlaces, architectDomains, architectBasics));

/** What this exam alone asks: the features that decide between designs. */
const own: readonly Category[] = [
  policyTypes,
  rdsFeatures,
  dynamodbFeatures,
  cloudfrontFeatures,
  dataMovers,
  ec2Features,
  lambdaFeatures,
  messagingFeatures,
  s3Features,
  encryptionOptions,
  recoveryStrategies,
  routingPolicies,
  scalingFeatures,
  ebsVolumes,
];

const scenarioTopics: Places = { 'storage-classes': 'storage-cost', 'purchase-options': 'compute-cost' };

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
    topics: ['compute-performance', 'compute-cost', 'decoupling'],
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    description: {
      pt: 'Instâncias, contêineres, funções, filas e opções de compra.',
      en: 'Instances, containers, functions, queues and purchasing options.',
      es: 'Instancias, contenedores, funciones, colas y opciones de compra.',
    },
  },
  {
    id: 'storage',
    order: 4,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['storage-performance', 'storage-cost', 'disaster-recovery'],
    name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
    description: {
      pt: 'Volumes, arquivos, objetos, classes e cópias de segurança.',
      en: 'Volumes, files, objects, storage classes and backups.',
      es: 'Volúmenes, archivos, objetos, clases y respaldos.',
    },
  },
  {
    id: 'databases',
    order: 5,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['database-performance', 'database-cost', 'data-ingestion'],
    name: { pt: 'Bancos de dados e análise', en: 'Databases and analytics', es: 'Bases de datos y análisis' },
    description: {
      pt: 'Bancos relacionais e NoSQL, caches, streams e data lakes.',
      en: 'Relational and NoSQL databases, caches, streams and data lakes.',
      es: 'Bases relacionales y NoSQL, cachés, flujos y data lakes.',
    },
  },
  {
    id: 'networking',
    order: 6,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['network-performance', 'network-cost', 'high-availability'],
    name: { pt: 'Redes', en: 'Networking', es: 'Redes' },
    description: {
      pt: 'VPC, conexões, entrega de conteúdo, DNS e balanceamento.',
      en: 'VPC, connections, content delivery, DNS and load balancing.',
      es: 'VPC, conexiones, entrega de contenido, DNS y balanceo.',
    },
  },
  {
    id: 'security',
    order: 7,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['access', 'workload-security', 'data-security'],
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    description: {
      pt: 'Acessos, proteção de redes e cargas, criptografia e dados.',
      en: 'Access, protection of networks and workloads, encryption and data.',
      es: 'Accesos, protección de redes y cargas, cifrado y datos.',
    },
  },
  {
    id: 'pricing',
    order: 8,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['storage-cost', 'compute-cost', 'database-cost', 'network-cost'],
    name: { pt: 'Custos', en: 'Costs', es: 'Costos' },
    description: {
      pt: 'Custo de armazenamento, computação, bancos de dados e rede.',
      en: 'Cost of storage, compute, databases and network.',
      es: 'Costo de almacenamiento, cómputo, bases de datos y red.',
    },
  },
  {
    id: 'domain-secure',
    order: 9,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'secure' },
    topics: ['access', 'workload-security', 'data-security'],
    name: domains.secure,
    description: {
      pt: 'Domínio 1 da prova, 30% das questões.',
      en: 'Domain 1 of the exam, 30% of the questions.',
      es: 'Dominio 1 del examen, 30% de las preguntas.',
    },
  },
  {
    id: 'domain-resilient',
    order: 10,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'resilient' },
    topics: ['decoupling', 'high-availability', 'disaster-recovery'],
    name: domains.resilient,
    description: {
      pt: 'Domínio 2 da prova, 26% das questões.',
      en: 'Domain 2 of the exam, 26% of the questions.',
      es: 'Dominio 2 del examen, 26% de las preguntas.',
    },
  },
  {
    id: 'domain-performance',
    order: 11,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'performance' },
    topics: [
      'storage-performance',
      'compute-performance',
      'database-performance',
      'network-performance',
      'data-ingestion',
    ],
    name: domains.performance,
    description: {
      pt: 'Domínio 3 da prova, 24% das questões.',
      en: 'Domain 3 of the exam, 24% of the questions.',
      es: 'Dominio 3 del examen, 24% de las preguntas.',
    },
  },
  {
    id: 'domain-cost',
    order: 12,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'cost' },
    topics: ['storage-cost', 'compute-cost', 'database-cost', 'network-cost'],
    name: domains.cost,
    description: {
      pt: 'Domínio 4 da prova, 20% das questões.',
      en: 'Domain 4 of the exam, 20% of the questions.',
      es: 'Dominio 4 del examen, 20% de las preguntas.',
    },
  },
];

/** AWS Certified Solutions Architect – Associate. */
export const saaC03: ActiveExam = {
  id: 'saa-c03',
  code: 'SAA-C03',
  provider: 'AWS',
  difficulty: 'ASSOC',
  durationMinutes: 130,
  totalQuestions: 65,
  name: {
    pt: 'AWS Certified Solutions Architect – Associate',
    en: 'AWS Certified Solutions Architect – Associate',
    es: 'AWS Certified Solutions Architect – Associate',
  },
  description: {
    pt: 'Projeto de arquiteturas seguras, resilientes, de alto desempenho e baixo custo.',
    en: 'Design of architectures that are secure, resilient, fast and cost-effective.',
    es: 'Diseño de arquitecturas seguras, resilientes, de alto rendimiento y bajo costo.',
  },
  blueprint: {
    domains: [
      { id: 'secure', name: domains.secure, weight: 0.3 },
      { id: 'resilient', name: domains.resilient, weight: 0.26 },
      { id: 'performance', name: domains.performance, weight: 0.24 },
      { id: 'cost', name: domains.cost, weight: 0.2 },
    ],
    passMark: 720,
    assumedCut: 0.72,
    countPublished: true,
    unscored: 15,
    guideVersion: 'SAA-C03 1.1',
    sourceUrl:
      'https://docs.aws.amazon.com/aws-certification/latest/solutions-architect-associate-03/solutions-architect-associate-03.html',
    checkedOn: null,
  },
  modalities,
  knowledge: {
    releasedOn: '2026-11-23',
    provider: aws,
    levelMix: { 1: 0.06, 2: 0.7, 3: 0.24 },
    multipleResponse: 0.12,
    principles: 0,
    recall: 0.02,
    topics: architectTopics,
    categories: [...shared, ...own],
    scenarios: placedOnes(scenarios, ({ category }) => scenarioTopics[category], architectDomains),
    responsibilities,
    responsibilityIn: { domain: 'secure', topic: 'access' },
    quantities: placedOnes(quantities, ({ entity }) => architectPlaces[entity], architectDomains),
    patterns,
    skins,
    backdrops: architectBackdrops,
    guideTerms: saaC03Terms,
  },
};
