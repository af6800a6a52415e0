import type { Exam } from '../../src/knowledge/exam.types.ts';
import { az900 } from './az-900.ts';

/** Microsoft publishes ranges; the weights are their middles, made to sum to 1. It does not publish the number of questions. */
export const azureExams: readonly Exam[] = [
  az900,
  {
    id: 'az-104',
    code: 'AZ-104',
    provider: 'AZURE',
    difficulty: 'ASSOC',
    durationMinutes: 100,
    totalQuestions: 50,
    name: { pt: 'Azure Administrator', en: 'Azure Administrator', es: 'Azure Administrator' },
    description: {
      pt: 'Identidades, armazenamento, computação, redes e monitoramento no Azure.',
      en: 'Identities, storage, compute, networking and monitoring on Azure.',
      es: 'Identidades, almacenamiento, cómputo, redes y monitoreo en Azure.',
    },
    blueprint: {
      domains: [
        {
          id: 'identities',
          name: { pt: 'Identidades e governança', en: 'Identities and governance', es: 'Identidades y gobernanza' },
          weight: 0.243,
        },
        { id: 'storage', name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' }, weight: 0.189 },
        { id: 'compute', name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' }, weight: 0.243 },
        {
          id: 'networking',
          name: { pt: 'Redes virtuais', en: 'Virtual networking', es: 'Redes virtuales' },
          weight: 0.189,
        },
        { id: 'monitoring', name: { pt: 'Monitoramento', en: 'Monitoring', es: 'Monitoreo' }, weight: 0.136 },
      ],
      passMark: 700,
      assumedCut: 0.7,
      countPublished: false,
      guideVersion: 'AZ-104, April 2026',
      sourceUrl: 'https://learn.microsoft.com/credentials/certifications/resources/study-guides/az-104',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
  {
    id: 'az-305',
    code: 'AZ-305',
    provider: 'AZURE',
    difficulty: 'EXPERT',
    durationMinutes: 100,
    totalQuestions: 50,
    name: {
      pt: 'Azure Solutions Architect Expert',
      en: 'Azure Solutions Architect Expert',
      es: 'Azure Solutions Architect Expert',
    },
    description: {
      pt: 'Projeto de identidade, dados, continuidade e infraestrutura no Azure.',
      en: 'Design of identity, data, continuity and infrastructure on Azure.',
      es: 'Diseño de identidad, datos, continuidad e infraestructura en Azure.',
    },
    blueprint: {
      domains: [
        {
          id: 'identity',
          name: {
            pt: 'Identidade, governança e monitoramento',
            en: 'Identity, governance and monitoring',
            es: 'Identidad, gobernanza y monitoreo',
          },
          weight: 0.275,
        },
        {
          id: 'data',
          name: { pt: 'Armazenamento de dados', en: 'Data storage', es: 'Almacenamiento de datos' },
          weight: 0.225,
        },
        {
          id: 'continuity',
          name: { pt: 'Continuidade de negócios', en: 'Business continuity', es: 'Continuidad del negocio' },
          weight: 0.175,
        },
        {
          id: 'infrastructure',
          name: { pt: 'Infraestrutura', en: 'Infrastructure', es: 'Infraestructura' },
          weight: 0.325,
        },
      ],
      passMark: 700,
      assumedCut: 0.7,
      countPublished: false,
      guideVersion: 'AZ-305',
      sourceUrl: 'https://learn.microsoft.com/credentials/certifications/resources/study-guides/az-305',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
];
