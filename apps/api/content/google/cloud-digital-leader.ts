import type { ActiveExam, Modality } from '../../src/knowledge/exam.types.ts';

import { digitalLeaderTerms } from './cloud-digital-leader-terms.ts';
import { aiConcepts } from './ai/ai-concepts.ts';
import { aiServices } from './ai/ai-services.ts';
import { backdrops } from './backdrops.ts';
import { cloudBenefits } from './cloud-ideas/cloud-benefits.ts';
import { cloudTerms } from './cloud-ideas/cloud-terms.ts';
import { deploymentModels } from './cloud-ideas/deployment-models.ts';
import { serviceTypes } from './cloud-ideas/service-types.ts';
import { appConcepts } from './compute/app-concepts.ts';
import { compute } from './compute/compute.ts';
import { migrationPaths } from './compute/migration-paths.ts';
import { modernizationTools } from './compute/modernization-tools.ts';
import { analytics } from './data/analytics.ts';
import { dataConcepts } from './data/data-concepts.ts';
import { dataServices } from './data/data-services.ts';
import { storageClasses } from './data/storage-classes.ts';
import { networkTerms, networking } from './network.ts';
import { costTools } from './operations/cost-tools.ts';
import { hierarchy } from './operations/hierarchy.ts';
import { observability } from './operations/observability.ts';
import { purchaseOptions } from './operations/purchase-options.ts';
import { reliabilityTerms } from './operations/reliability-terms.ts';
import { support } from './operations/support.ts';
import { dataProtection } from './security/data-protection.ts';
import { identityServices } from './security/identity-services.ts';
import { networkSecurity } from './security/network-security.ts';
import { securityConcepts } from './security/security-concepts.ts';
import { threats } from './security/threats.ts';
import { patterns } from './patterns.ts';
import { google } from './provider.ts';
import { quantities } from './quantities.ts';
import { responsibilities } from './responsibilities.ts';
import { scenarios } from './scenarios.ts';
import { skins } from './skins.ts';
import { topics } from './topics.ts';

const domains = {
  transformation: { pt: 'Transformação digital', en: 'Digital transformation', es: 'Transformación digital' },
  data: { pt: 'Transformação com dados', en: 'Data transformation', es: 'Transformación con datos' },
  ai: {
    pt: 'Inovação com inteligência artificial',
    en: 'Innovating with artificial intelligence',
    es: 'Innovación con inteligencia artificial',
  },
  modernization: {
    pt: 'Modernização de infraestrutura e aplicações',
    en: 'Infrastructure and application modernization',
    es: 'Modernización de infraestructura y aplicaciones',
  },
  security: { pt: 'Confiança e segurança', en: 'Trust and security', es: 'Confianza y seguridad' },
  operations: { pt: 'Operações em escala', en: 'Scaling operations', es: 'Operaciones a escala' },
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
      pt: 'Questões dos seis domínios. Escolhemos mais do que você erra e do que pesa na prova.',
      en: 'Questions from the six domains. We pick more of what you miss and of what weighs in the exam.',
      es: 'Preguntas de los seis dominios. Elegimos más de lo que fallas y de lo que pesa en el examen.',
    },
  },
  {
    id: 'simulation',
    order: 2,
    isActive: true,
    questionCount: '55',
    scope: { kind: 'exam' },
    topics: [],
    name: { pt: 'Simulado completo', en: 'Full simulation', es: 'Simulacro completo' },
    description: {
      pt: '55 questões no tempo da prova oficial, com o resultado só no fim.',
      en: '55 questions in the time of the official exam, with the result at the end only.',
      es: '55 preguntas en el tiempo del examen oficial, con el resultado solo al final.',
    },
  },
  {
    id: 'compute',
    order: 3,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['virtual-machines', 'containers', 'serverless', 'migration'],
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    description: {
      pt: 'Máquinas virtuais, contêineres, serverless e migração.',
      en: 'Virtual machines, containers, serverless and migration.',
      es: 'Máquinas virtuales, contenedores, serverless y migración.',
    },
  },
  {
    id: 'storage',
    order: 4,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['databases', 'object-storage', 'warehouse-bi'],
    name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
    description: {
      pt: 'Bancos de dados, objetos, arquivos e data warehouse.',
      en: 'Databases, objects, files and the data warehouse.',
      es: 'Bases de datos, objetos, archivos y data warehouse.',
    },
  },
  {
    id: 'networking',
    order: 5,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['global-network', 'networking', 'apis'],
    name: { pt: 'Redes', en: 'Networking', es: 'Redes' },
    description: {
      pt: 'Regiões, rede global, conexões, balanceamento e APIs.',
      en: 'Regions, the global network, connections, load balancing and APIs.',
      es: 'Regiones, red global, conexiones, balanceo y API.',
    },
  },
  {
    id: 'security',
    order: 6,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: [
      'security-concepts',
      'identity',
      'data-protection',
      'threat-protection',
      'compliance',
      'shared-responsibility',
    ],
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    description: {
      pt: 'Identidades, proteção de dados, ameaças e conformidade.',
      en: 'Identities, data protection, threats and compliance.',
      es: 'Identidades, protección de datos, amenazas y cumplimiento.',
    },
  },
  {
    id: 'pricing',
    order: 7,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['cloud-economics', 'cost-management', 'purchase-options', 'support'],
    name: { pt: 'Preços', en: 'Pricing', es: 'Precios' },
    description: {
      pt: 'Economia da nuvem, controle de gastos, descontos e suporte.',
      en: 'Cloud economics, spending control, discounts and support.',
      es: 'Economía de la nube, control de gastos, descuentos y soporte.',
    },
  },
  {
    id: 'domain-transformation',
    order: 8,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'transformation' },
    topics: [
      'cloud-value',
      'cloud-economics',
      'deployment-models',
      'service-models',
      'global-network',
      'shared-responsibility',
    ],
    name: domains.transformation,
    description: {
      pt: 'Domínio 1 da prova, cerca de 17% das questões.',
      en: 'Domain 1 of the exam, about 17% of the questions.',
      es: 'Dominio 1 del examen, alrededor del 17% de las preguntas.',
    },
  },
  {
    id: 'domain-data',
    order: 9,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'data' },
    topics: ['data-concepts', 'databases', 'object-storage', 'warehouse-bi', 'streaming'],
    name: domains.data,
    description: {
      pt: 'Domínio 2 da prova, cerca de 16% das questões.',
      en: 'Domain 2 of the exam, about 16% of the questions.',
      es: 'Dominio 2 del examen, alrededor del 16% de las preguntas.',
    },
  },
  {
    id: 'domain-ai',
    order: 10,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'ai' },
    topics: ['ai-concepts', 'responsible-ai', 'ai-products', 'gen-ai'],
    name: domains.ai,
    description: {
      pt: 'Domínio 3 da prova, cerca de 16% das questões.',
      en: 'Domain 3 of the exam, about 16% of the questions.',
      es: 'Dominio 3 del examen, alrededor del 16% de las preguntas.',
    },
  },
  {
    id: 'domain-modernization',
    order: 11,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'modernization' },
    topics: ['migration', 'virtual-machines', 'containers', 'serverless', 'apis', 'networking'],
    name: domains.modernization,
    description: {
      pt: 'Domínio 4 da prova, cerca de 17% das questões.',
      en: 'Domain 4 of the exam, about 17% of the questions.',
      es: 'Dominio 4 del examen, alrededor del 17% de las preguntas.',
    },
  },
  {
    id: 'domain-security',
    order: 12,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'security' },
    topics: ['security-concepts', 'identity', 'data-protection', 'threat-protection', 'compliance'],
    name: domains.security,
    description: {
      pt: 'Domínio 5 da prova, cerca de 17% das questões.',
      en: 'Domain 5 of the exam, about 17% of the questions.',
      es: 'Dominio 5 del examen, alrededor del 17% de las preguntas.',
    },
  },
  {
    id: 'domain-operations',
    order: 13,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'operations' },
    topics: [
      'cost-management',
      'purchase-options',
      'resource-hierarchy',
      'reliability',
      'monitoring',
      'support',
      'sustainability',
    ],
    name: domains.operations,
    description: {
      pt: 'Domínio 6 da prova, cerca de 17% das questões.',
      en: 'Domain 6 of the exam, about 17% of the questions.',
      es: 'Dominio 6 del examen, alrededor del 17% de las preguntas.',
    },
  },
];

/** Google Cloud Digital Leader. Google publishes a range of 50 to 60 questions, approximate weights and no pass mark. */
export const cloudDigitalLeader: ActiveExam = {
  id: 'cloud-digital-leader',
  code: 'CDL',
  provider: 'GCP',
  difficulty: 'FUND',
  durationMinutes: 90,
  totalQuestions: 55,
  name: { pt: 'Google Cloud Digital Leader', en: 'Google Cloud Digital Leader', es: 'Google Cloud Digital Leader' },
  description: {
    pt: 'Como o Google Cloud apoia a transformação digital, dos dados à segurança.',
    en: 'How Google Cloud supports digital transformation, from data to security.',
    es: 'Cómo Google Cloud apoya la transformación digital, de los datos a la seguridad.',
  },
  blueprint: {
    domains: [
      { id: 'transformation', name: domains.transformation, weight: 0.17 },
      { id: 'data', name: domains.data, weight: 0.16 },
      { id: 'ai', name: domains.ai, weight: 0.16 },
      { id: 'modernization', name: domains.modernization, weight: 0.17 },
      { id: 'security', name: domains.security, weight: 0.17 },
      { id: 'operations', name: domains.operations, weight: 0.17 },
    ],
    passMark: null,
    assumedCut: 0.7,
    countPublished: false,
    guideVersion: 'Cloud Digital Leader',
    sourceUrl: 'https://cloud.google.com/learn/certification/cloud-digital-leader',
    checkedOn: null,
  },
  modalities,
  knowledge: {
    releasedOn: '2026-11-23',
    provider: google,
    levelMix: { 1: 0.32, 2: 0.56, 3: 0.12 },
    multipleResponse: 0.1,
    longestDecision: 42,
    recall: 1.6,
    principles: 0.08,
    topics,
    categories: [
      cloudBenefits,
      cloudTerms,
      deploymentModels,
      serviceTypes,
      networkTerms,
      dataConcepts,
      dataServices,
      storageClasses,
      analytics,
      aiConcepts,
      aiServices,
      compute,
      modernizationTools,
      migrationPaths,
      appConcepts,
      networking,
      securityConcepts,
      threats,
      identityServices,
      networkSecurity,
      dataProtection,
      costTools,
      purchaseOptions,
      hierarchy,
      observability,
      reliabilityTerms,
      support,
    ],
    scenarios,
    responsibilities,
    responsibilityIn: { domain: 'transformation', topic: 'shared-responsibility' },
    quantities,
    patterns,
    skins,
    backdrops,
    guideTerms: digitalLeaderTerms,
  },
};
