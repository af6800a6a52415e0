import { az900Terms } from './az-900-terms.ts';
import { backdrops } from './backdrops.ts';
import type { ActiveExam, Modality } from '../../src/knowledge/exam.types.ts';
import { skins } from '../skins.ts';
import { cloudBenefits, cloudModels, serviceTypes } from './cloud-concepts.ts';
import { computingTerms, promiseTerms, scalingTerms, spendingTerms } from './cloud-terms.ts';
import { compute } from './compute/compute.ts';
import { vmResources } from './compute/vm-resources.ts';
import { costFactors, costTools, purchaseOptions } from './cost.ts';
import { geography, hierarchy } from './geography.ts';
import { governance } from './governance.ts';
import { identity } from './identity.ts';
import { managementTools } from './management-tools.ts';
import { monitoring } from './monitoring.ts';
import { networking } from './networking.ts';
import { patterns } from './patterns.ts';
import { azure } from './provider.ts';
import { quantities } from './quantities.ts';
import { responsibilities } from './responsibilities.ts';
import { scenarios } from './scenarios.ts';
import { defenseLayers, security, securityModels } from './security.ts';
import { accessTiers } from './storage/access-tiers.ts';
import { dataTransfer } from './storage/data-transfer.ts';
import { redundancy } from './storage/redundancy.ts';
import { storageAccounts } from './storage/storage-accounts.ts';
import { storage } from './storage/storage.ts';
import { signIn } from './sign-in.ts';
import { topics } from './topics.ts';
import { traffic } from './traffic.ts';

const domains = {
  concepts: { pt: 'Conceitos de nuvem', en: 'Cloud concepts', es: 'Conceptos de la nube' },
  architecture: {
    pt: 'Arquitetura e serviços do Azure',
    en: 'Azure architecture and services',
    es: 'Arquitectura y servicios de Azure',
  },
  management: {
    pt: 'Gestão e governança do Azure',
    en: 'Azure management and governance',
    es: 'Administración y gobernanza de Azure',
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
      pt: 'Questões dos três domínios. Escolhemos mais do que você erra e do que pesa na prova.',
      en: 'Questions from the three domains. We pick more of what you miss and of what weighs in the exam.',
      es: 'Preguntas de los tres dominios. Elegimos más de lo que fallas y de lo que pesa en el examen.',
    },
  },
  {
    id: 'simulation',
    order: 2,
    isActive: true,
    questionCount: '50',
    scope: { kind: 'exam' },
    topics: [],
    name: { pt: 'Simulado completo', en: 'Full simulation', es: 'Simulacro completo' },
    description: {
      pt: '50 questões no tempo da prova oficial, com o resultado só no fim.',
      en: '50 questions in the time of the official exam, with the result at the end only.',
      es: '50 preguntas en el tiempo del examen oficial, con el resultado solo al final.',
    },
  },
  {
    id: 'compute',
    order: 3,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['compute', 'vm-resources', 'app-hosting', 'containers'],
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    description: {
      pt: 'Máquinas virtuais, aplicativos web, funções e contêineres.',
      en: 'Virtual machines, web apps, functions and containers.',
      es: 'Máquinas virtuales, aplicaciones web, funciones y contenedores.',
    },
  },
  {
    id: 'storage',
    order: 4,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['storage-services', 'storage-tiers', 'redundancy', 'storage-accounts', 'data-transfer', 'data-migration'],
    name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
    description: {
      pt: 'Serviços, camadas, redundância, cópia e migração de dados.',
      en: 'Services, tiers, redundancy, moving and migrating data.',
      es: 'Servicios, niveles, redundancia, copia y migración de datos.',
    },
  },
  {
    id: 'networking',
    order: 5,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['virtual-networks', 'connectivity', 'dns-endpoints', 'traffic', 'regions'],
    name: { pt: 'Redes', en: 'Networking', es: 'Redes' },
    description: {
      pt: 'Redes virtuais, VPN, ExpressRoute, DNS, balanceamento e regiões.',
      en: 'Virtual networks, VPN, ExpressRoute, DNS, load balancing and regions.',
      es: 'Redes virtuales, VPN, ExpressRoute, DNS, balanceo y regiones.',
    },
  },
  {
    id: 'security',
    order: 6,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: [
      'directory',
      'authentication',
      'external-identities',
      'access-control',
      'zero-trust',
      'defense-layers',
      'security-tools',
      'shared-responsibility',
    ],
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    description: {
      pt: 'Identidades, acessos, Confiança Zero e proteção.',
      en: 'Identities, access, Zero Trust and protection.',
      es: 'Identidades, accesos, Confianza cero y protección.',
    },
  },
  {
    id: 'pricing',
    order: 7,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'topics' },
    topics: ['cost-factors', 'cost-tools', 'purchase-options', 'cloud-pricing'],
    name: { pt: 'Preços', en: 'Pricing', es: 'Precios' },
    description: {
      pt: 'Fatores de custo, ferramentas e opções de compra.',
      en: 'Cost factors, tools and purchasing options.',
      es: 'Factores de costo, herramientas y opciones de compra.',
    },
  },
  {
    id: 'domain-concepts',
    order: 8,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'concepts' },
    topics: [
      'cloud-basics',
      'cloud-pricing',
      'cloud-models',
      'cloud-benefits',
      'service-types',
      'shared-responsibility',
    ],
    name: domains.concepts,
    description: {
      pt: 'Domínio 1 da prova, de 25% a 30% das questões.',
      en: 'Domain 1 of the exam, 25% to 30% of the questions.',
      es: 'Dominio 1 del examen, del 25% al 30% de las preguntas.',
    },
  },
  {
    id: 'domain-architecture',
    order: 9,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'architecture' },
    topics: [
      'regions',
      'resources',
      'compute',
      'vm-resources',
      'app-hosting',
      'containers',
      'virtual-networks',
      'connectivity',
      'dns-endpoints',
      'traffic',
      'storage-services',
      'storage-tiers',
      'redundancy',
      'storage-accounts',
      'data-transfer',
      'data-migration',
      'directory',
      'authentication',
      'external-identities',
      'access-control',
      'zero-trust',
      'defense-layers',
      'security-tools',
    ],
    name: domains.architecture,
    description: {
      pt: 'Domínio 2 da prova, de 35% a 40% das questões.',
      en: 'Domain 2 of the exam, 35% to 40% of the questions.',
      es: 'Dominio 2 del examen, del 35% al 40% de las preguntas.',
    },
  },
  {
    id: 'domain-management',
    order: 10,
    isActive: true,
    questionCount: 'infinite',
    scope: { kind: 'domain', domain: 'management' },
    topics: [
      'cost-factors',
      'cost-tools',
      'purchase-options',
      'policy',
      'locks-tags',
      'compliance',
      'admin-tools',
      'arc-iac',
      'advisor-health',
      'monitor',
    ],
    name: domains.management,
    description: {
      pt: 'Domínio 3 da prova, de 30% a 35% das questões.',
      en: 'Domain 3 of the exam, 30% to 35% of the questions.',
      es: 'Dominio 3 del examen, del 30% al 35% de las preguntas.',
    },
  },
];

/**
 * Microsoft Azure Fundamentals. Microsoft publishes ranges; the weights are their middles, made to sum to 1. It does not publish the
 * number of questions.
 */
export const az900: ActiveExam = {
  id: 'az-900',
  code: 'AZ-900',
  provider: 'AZURE',
  difficulty: 'FUND',
  durationMinutes: 45,
  totalQuestions: 50,
  name: { pt: 'Azure Fundamentals', en: 'Azure Fundamentals', es: 'Azure Fundamentals' },
  description: {
    pt: 'Conceitos de nuvem, serviços do Azure, gestão e governança.',
    en: 'Cloud concepts, Azure services, management and governance.',
    es: 'Conceptos de nube, servicios de Azure, administración y gobernanza.',
  },
  blueprint: {
    domains: [
      { id: 'concepts', name: domains.concepts, weight: 0.282 },
      { id: 'architecture', name: domains.architecture, weight: 0.385 },
      { id: 'management', name: domains.management, weight: 0.333 },
    ],
    passMark: 700,
    assumedCut: 0.7,
    countPublished: false,
    guideVersion: 'AZ-900, January 2026',
    sourceUrl: 'https://learn.microsoft.com/credentials/certifications/resources/study-guides/az-900',
    checkedOn: null,
  },
  modalities,
  knowledge: {
    releasedOn: '2026-11-22',
    provider: azure,
    levelMix: { 1: 0.3, 2: 0.58, 3: 0.12 },
    multipleResponse: 0.1,
    recall: 1.2,
    longestDecision: 42,
    principles: 0.13,
    topics,
    categories: [
      cloudBenefits,
      computingTerms,
      scalingTerms,
      promiseTerms,
      spendingTerms,
      cloudModels,
      serviceTypes,
      geography,
      hierarchy,
      compute,
      vmResources,
      networking,
      traffic,
      storage,
      accessTiers,
      redundancy,
      storageAccounts,
      dataTransfer,
      identity,
      signIn,
      security,
      securityModels,
      defenseLayers,
      costFactors,
      costTools,
      purchaseOptions,
      governance,
      managementTools,
      monitoring,
    ],
    scenarios,
    responsibilities,
    responsibilityIn: { domain: 'concepts', topic: 'shared-responsibility' },
    quantities,
    patterns,
    skins,
    backdrops,
    guideTerms: az900Terms,
  },
};
