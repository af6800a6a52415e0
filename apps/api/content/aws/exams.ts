import type { Exam } from '../../src/knowledge/exam.types.ts';
import { clfC02 } from './clf-c02.ts';

export const awsExams: readonly Exam[] = [
  clfC02,
  {
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
        {
          id: 'secure',
          name: { pt: 'Arquiteturas seguras', en: 'Design Secure Architectures', es: 'Arquitecturas seguras' },
          weight: 0.3,
        },
        {
          id: 'resilient',
          name: {
            pt: 'Arquiteturas resilientes',
            en: 'Design Resilient Architectures',
            es: 'Arquitecturas resilientes',
          },
          weight: 0.26,
        },
        {
          id: 'performance',
          name: {
            pt: 'Arquiteturas de alta performance',
            en: 'Design High-Performing Architectures',
            es: 'Arquitecturas de alto rendimiento',
          },
          weight: 0.24,
        },
        {
          id: 'cost',
          name: {
            pt: 'Arquiteturas otimizadas para custo',
            en: 'Design Cost-Optimized Architectures',
            es: 'Arquitecturas optimizadas en costos',
          },
          weight: 0.2,
        },
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
    modalities: [],
    knowledge: null,
  },
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
