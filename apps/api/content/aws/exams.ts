import type { Exam } from '../../src/knowledge/exam.types.ts';
import { clfC02 } from './clf-c02.ts';
import { saaC03 } from './saa-c03.ts';

export const awsExams: readonly Exam[] = [
  clfC02,
  saaC03,
  {
    id: 'dva-c02',
    code: 'DVA-C02',
    provider: 'AWS',
    difficulty: 'ASSOC',
    durationMinutes: 130,
    totalQuestions: 65,
    name: {
      pt: 'AWS Certified Developer – Associate',
      en: 'AWS Certified Developer – Associate',
      es: 'AWS Certified Developer – Associate',
    },
    description: {
      pt: 'Desenvolvimento, segurança, implantação e diagnóstico de aplicações na AWS.',
      en: 'Development, security, deployment and troubleshooting of applications on AWS.',
      es: 'Desarrollo, seguridad, despliegue y diagnóstico de aplicaciones en AWS.',
    },
    blueprint: {
      domains: [
        {
          id: 'development',
          name: {
            pt: 'Desenvolvimento com serviços da AWS',
            en: 'Development with AWS Services',
            es: 'Desarrollo con servicios de AWS',
          },
          weight: 0.32,
        },
        { id: 'security', name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' }, weight: 0.26 },
        { id: 'deployment', name: { pt: 'Implantação', en: 'Deployment', es: 'Despliegue' }, weight: 0.24 },
        {
          id: 'troubleshooting',
          name: {
            pt: 'Diagnóstico e otimização',
            en: 'Troubleshooting and Optimization',
            es: 'Diagnóstico y optimización',
          },
          weight: 0.18,
        },
      ],
      passMark: 720,
      assumedCut: 0.72,
      countPublished: true,
      unscored: 15,
      guideVersion: 'DVA-C02',
      sourceUrl:
        'https://docs.aws.amazon.com/aws-certification/latest/developer-associate-02/developer-associate-02.html',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
  {
    id: 'sap-c02',
    code: 'SAP-C02',
    provider: 'AWS',
    difficulty: 'EXPERT',
    durationMinutes: 180,
    totalQuestions: 75,
    name: {
      pt: 'AWS Certified Solutions Architect – Professional',
      en: 'AWS Certified Solutions Architect – Professional',
      es: 'AWS Certified Solutions Architect – Professional',
    },
    description: {
      pt: 'Arquitetura para organizações complexas, melhoria contínua e migração.',
      en: 'Architecture for complex organizations, continuous improvement and migration.',
      es: 'Arquitectura para organizaciones complejas, mejora continua y migración.',
    },
    blueprint: {
      domains: [
        {
          id: 'complexity',
          name: {
            pt: 'Soluções para a complexidade organizacional',
            en: 'Design Solutions for Organizational Complexity',
            es: 'Soluciones para la complejidad organizativa',
          },
          weight: 0.26,
        },
        {
          id: 'new',
          name: { pt: 'Projeto de novas soluções', en: 'Design for New Solutions', es: 'Diseño de nuevas soluciones' },
          weight: 0.29,
        },
        {
          id: 'improvement',
          name: {
            pt: 'Melhoria contínua de soluções existentes',
            en: 'Continuous Improvement for Existing Solutions',
            es: 'Mejora continua de soluciones existentes',
          },
          weight: 0.25,
        },
        {
          id: 'migration',
          name: {
            pt: 'Aceleração de migração e modernização',
            en: 'Accelerate Workload Migration and Modernization',
            es: 'Aceleración de la migración y modernización',
          },
          weight: 0.2,
        },
      ],
      passMark: 750,
      assumedCut: 0.75,
      countPublished: true,
      unscored: 10,
      guideVersion: 'SAP-C02',
      sourceUrl:
        'https://docs.aws.amazon.com/aws-certification/latest/solutions-architect-professional-02/solutions-architect-professional-02.html',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
];
