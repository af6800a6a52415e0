import type { Exam, Modality } from '../catalogue.types.ts';

const clfDomains = {
  concepts: { pt: 'Conceitos de nuvem', en: 'Cloud Concepts', es: 'Conceptos de la nube' },
  security: { pt: 'Segurança e conformidade', en: 'Security and Compliance', es: 'Seguridad y conformidad' },
  technology: { pt: 'Tecnologia e serviços de nuvem', en: 'Cloud Technology and Services', es: 'Tecnología y servicios en la nube' },
  billing: { pt: 'Cobrança, preços e suporte', en: 'Billing, Pricing, and Support', es: 'Facturación, precios y soporte' },
};

const clfModalities: readonly Modality[] = [
  {
    id: 'all', order: 1, isActive: true, questionCount: 'infinite', scope: { kind: 'exam' }, topics: [],
    name: { pt: 'Todo o conteúdo', en: 'All content', es: 'Todo el contenido' },
    description: {
      pt: 'Questões dos quatro domínios, na proporção da prova oficial.',
      en: 'Questions from the four domains, in the proportion of the official exam.',
      es: 'Preguntas de los cuatro dominios, en la proporción del examen oficial.',
    },
  },
  {
    id: 'simulation', order: 2, isActive: false, questionCount: '65', scope: { kind: 'exam' }, topics: [],
    name: { pt: 'Simulado completo', en: 'Full simulation', es: 'Simulacro completo' },
    description: {
      pt: '65 questões no tempo da prova oficial, com o resultado só no fim.',
      en: '65 questions in the time of the official exam, with the result at the end only.',
      es: '65 preguntas en el tiempo del examen oficial, con el resultado solo al final.',
    },
  },
  {
    id: 'compute', order: 3, isActive: true, questionCount: 'infinite', scope: { kind: 'topics' }, topics: ['ec2', 'serverless', 'containers'],
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    description: {
      pt: 'Servidores virtuais, funções e contêineres.',
      en: 'Virtual servers, functions and containers.',
      es: 'Servidores virtuales, funciones y contenedores.',
    },
  },
  {
    id: 'storage', order: 4, isActive: true, questionCount: 'infinite', scope: { kind: 'topics' },
    topics: ['s3', 'storage-classes', 'block-file', 'hybrid-backup'],
    name: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
    description: {
      pt: 'Objetos, discos, arquivos e cópias de segurança.',
      en: 'Objects, disks, files and backups.',
      es: 'Objetos, discos, archivos y respaldos.',
    },
  },
  {
    id: 'networking', order: 5, isActive: true, questionCount: 'infinite', scope: { kind: 'topics' },
    topics: ['vpc', 'connectivity', 'edge', 'global-infrastructure'],
    name: { pt: 'Redes', en: 'Networking', es: 'Redes' },
    description: {
      pt: 'VPC, conexões com o data center, DNS, entrega de conteúdo e regiões.',
      en: 'VPC, links to the data center, DNS, content delivery and Regions.',
      es: 'VPC, conexiones con el centro de datos, DNS, entrega de contenido y regiones.',
    },
  },
  {
    id: 'security', order: 6, isActive: true, questionCount: 'infinite', scope: { kind: 'topics' },
    topics: ['identity', 'shared-responsibility', 'threat-protection', 'data-protection', 'compliance'],
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    description: {
      pt: 'Acessos, responsabilidades, ameaças, criptografia e auditoria.',
      en: 'Access, responsibilities, threats, encryption and audit.',
      es: 'Accesos, responsabilidades, amenazas, cifrado y auditoría.',
    },
  },
  {
    id: 'pricing', order: 7, isActive: true, questionCount: 'infinite', scope: { kind: 'topics' },
    topics: ['purchase-options', 'cost-tools', 'cloud-economics'],
    name: { pt: 'Preços', en: 'Pricing', es: 'Precios' },
    description: {
      pt: 'Opções de compra, ferramentas de custo e economia da nuvem.',
      en: 'Purchasing options, cost tools and cloud economics.',
      es: 'Opciones de compra, herramientas de costo y economía de la nube.',
    },
  },
  {
    id: 'domain-concepts', order: 8, isActive: true, questionCount: 'infinite', scope: { kind: 'domain', domain: 'concepts' },
    topics: ['cloud-value', 'cloud-models', 'well-architected', 'migration', 'cloud-economics'],
    name: clfDomains.concepts,
    description: {
      pt: 'Domínio 1 da prova, 24% das questões.',
      en: 'Domain 1 of the exam, 24% of the questions.',
      es: 'Dominio 1 del examen, 24% de las preguntas.',
    },
  },
  {
    id: 'domain-security', order: 9, isActive: true, questionCount: 'infinite', scope: { kind: 'domain', domain: 'security' },
    topics: ['shared-responsibility', 'identity', 'threat-protection', 'data-protection', 'compliance'],
    name: clfDomains.security,
    description: {
      pt: 'Domínio 2 da prova, 30% das questões.',
      en: 'Domain 2 of the exam, 30% of the questions.',
      es: 'Dominio 2 del examen, 30% de las preguntas.',
    },
  },
  {
    id: 'domain-technology', order: 10, isActive: true, questionCount: 'infinite', scope: { kind: 'domain', domain: 'technology' },
    topics: [
      'ec2', 'serverless', 'containers', 's3', 'storage-classes', 'block-file', 'hybrid-backup', 'databases', 'vpc', 'connectivity', 'edge',
      'global-infrastructure', 'operations', 'integration', 'analytics', 'ai-ml', 'developer-tools', 'business-apps', 'migration-tools',
    ],
    name: clfDomains.technology,
    description: {
      pt: 'Domínio 3 da prova, 34% das questões.',
      en: 'Domain 3 of the exam, 34% of the questions.',
      es: 'Dominio 3 del examen, 34% de las preguntas.',
    },
  },
  {
    id: 'domain-billing', order: 11, isActive: true, questionCount: 'infinite', scope: { kind: 'domain', domain: 'billing' },
    topics: ['purchase-options', 'cost-tools', 'support'],
    name: clfDomains.billing,
    description: {
      pt: 'Domínio 4 da prova, 12% das questões.',
      en: 'Domain 4 of the exam, 12% of the questions.',
      es: 'Dominio 4 del examen, 12% de las preguntas.',
    },
  },
];

export const awsExams: readonly Exam[] = [
  {
    id: 'clf-c02', code: 'CLF-C02', provider: 'AWS', difficulty: 'FUND', durationMinutes: 90, totalQuestions: 65, isActive: true,
    name: { pt: 'AWS Certified Cloud Practitioner', en: 'AWS Certified Cloud Practitioner', es: 'AWS Certified Cloud Practitioner' },
    description: {
      pt: 'O ponto de partida na AWS: valor da nuvem, segurança, serviços principais e cobrança.',
      en: 'The starting point on AWS: the value of the cloud, security, core services and billing.',
      es: 'El punto de partida en AWS: valor de la nube, seguridad, servicios principales y facturación.',
    },
    blueprint: {
      domains: [
        { id: 'concepts', name: clfDomains.concepts, weight: 0.24 },
        { id: 'security', name: clfDomains.security, weight: 0.3 },
        { id: 'technology', name: clfDomains.technology, weight: 0.34 },
        { id: 'billing', name: clfDomains.billing, weight: 0.12 },
      ],
      passMark: 700, assumedCut: 0.7, countPublished: true, guideVersion: 'CLF-C02 1.0',
      sourceUrl: 'https://docs.aws.amazon.com/aws-certification/latest/cloud-practitioner-02/cloud-practitioner-02.html', checkedOn: null,
    },
    modalities: clfModalities,
  },
  {
    id: 'saa-c03', code: 'SAA-C03', provider: 'AWS', difficulty: 'ASSOC', durationMinutes: 130, totalQuestions: 65, isActive: false,
    name: { pt: 'AWS Certified Solutions Architect – Associate', en: 'AWS Certified Solutions Architect – Associate', es: 'AWS Certified Solutions Architect – Associate' },
    description: {
      pt: 'Projeto de arquiteturas seguras, resilientes, de alto desempenho e baixo custo.',
      en: 'Design of architectures that are secure, resilient, fast and cost-effective.',
      es: 'Diseño de arquitecturas seguras, resilientes, de alto rendimiento y bajo costo.',
    },
    blueprint: {
      domains: [
        { id: 'secure', name: { pt: 'Arquiteturas seguras', en: 'Design Secure Architectures', es: 'Arquitecturas seguras' }, weight: 0.3 },
        { id: 'resilient', name: { pt: 'Arquiteturas resilientes', en: 'Design Resilient Architectures', es: 'Arquitecturas resilientes' }, weight: 0.26 },
        { id: 'performance', name: { pt: 'Arquiteturas de alta performance', en: 'Design High-Performing Architectures', es: 'Arquitecturas de alto rendimiento' }, weight: 0.24 },
        { id: 'cost', name: { pt: 'Arquiteturas otimizadas para custo', en: 'Design Cost-Optimized Architectures', es: 'Arquitecturas optimizadas en costos' }, weight: 0.2 },
      ],
      passMark: 720, assumedCut: 0.72, countPublished: true, guideVersion: 'SAA-C03 1.1',
      sourceUrl: 'https://docs.aws.amazon.com/aws-certification/latest/solutions-architect-associate-03/solutions-architect-associate-03.html', checkedOn: null,
    },
    modalities: [],
  },
  {
    id: 'dva-c02', code: 'DVA-C02', provider: 'AWS', difficulty: 'ASSOC', durationMinutes: 130, totalQuestions: 65, isActive: false,
    name: { pt: 'AWS Certified Developer – Associate', en: 'AWS Certified Developer – Associate', es: 'AWS Certified Developer – Associate' },
    description: {
      pt: 'Desenvolvimento, segurança, implantação e diagnóstico de aplicações na AWS.',
      en: 'Development, security, deployment and troubleshooting of applications on AWS.',
      es: 'Desarrollo, seguridad, despliegue y diagnóstico de aplicaciones en AWS.',
    },
    blueprint: {
      domains: [
        { id: 'development', name: { pt: 'Desenvolvimento com serviços da AWS', en: 'Development with AWS Services', es: 'Desarrollo con servicios de AWS' }, weight: 0.32 },
        { id: 'security', name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' }, weight: 0.26 },
        { id: 'deployment', name: { pt: 'Implantação', en: 'Deployment', es: 'Despliegue' }, weight: 0.24 },
        { id: 'troubleshooting', name: { pt: 'Diagnóstico e otimização', en: 'Troubleshooting and Optimization', es: 'Diagnóstico y optimización' }, weight: 0.18 },
      ],
      passMark: 720, assumedCut: 0.72, countPublished: true, guideVersion: 'DVA-C02',
      sourceUrl: 'https://docs.aws.amazon.com/aws-certification/latest/developer-associate-02/developer-associate-02.html', checkedOn: null,
    },
    modalities: [],
  },
  {
    id: 'sap-c02', code: 'SAP-C02', provider: 'AWS', difficulty: 'EXPERT', durationMinutes: 180, totalQuestions: 75, isActive: false,
    name: { pt: 'AWS Certified Solutions Architect – Professional', en: 'AWS Certified Solutions Architect – Professional', es: 'AWS Certified Solutions Architect – Professional' },
    description: {
      pt: 'Arquitetura para organizações complexas, melhoria contínua e migração.',
      en: 'Architecture for complex organizations, continuous improvement and migration.',
      es: 'Arquitectura para organizaciones complejas, mejora continua y migración.',
    },
    blueprint: {
      domains: [
        { id: 'complexity', name: { pt: 'Soluções para a complexidade organizacional', en: 'Design Solutions for Organizational Complexity', es: 'Soluciones para la complejidad organizativa' }, weight: 0.26 },
        { id: 'new', name: { pt: 'Projeto de novas soluções', en: 'Design for New Solutions', es: 'Diseño de nuevas soluciones' }, weight: 0.29 },
        { id: 'improvement', name: { pt: 'Melhoria contínua de soluções existentes', en: 'Continuous Improvement for Existing Solutions', es: 'Mejora continua de soluciones existentes' }, weight: 0.25 },
        { id: 'migration', name: { pt: 'Aceleração de migração e modernização', en: 'Accelerate Workload Migration and Modernization', es: 'Aceleración de la migración y modernización' }, weight: 0.2 },
      ],
      passMark: 750, assumedCut: 0.75, countPublished: true, guideVersion: 'SAP-C02',
      sourceUrl: 'https://docs.aws.amazon.com/aws-certification/latest/solutions-architect-professional-02/solutions-architect-professional-02.html', checkedOn: null,
    },
    modalities: [],
  },
];
