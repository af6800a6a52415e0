import type { Locale } from '../common/locales.ts';
import type {
  AvailableExam, EnrolledExam, ModalityView, OpenedExam, PracticeEmpty, PracticeReady, PracticeState,
} from './PracticeScreen.types.ts';

const cloudPractitioner = {
  id: 'aws-clf-c02',
  code: 'CLF-C02',
  name: 'AWS Certified Cloud Practitioner',
  provider: 'aws',
} as const;
const solutionsArchitect = {
  id: 'aws-saa-c03',
  code: 'SAA-C03',
  name: 'AWS Certified Solutions Architect – Associate',
  provider: 'aws',
} as const;
const azureFundamentals = {
  id: 'azure-az-900',
  code: 'AZ-900',
  name: 'Microsoft Certified: Azure Fundamentals',
  provider: 'azure',
} as const;
const digitalLeader = {
  id: 'gcp-cdl',
  code: 'CDL',
  name: 'Google Cloud Digital Leader',
  provider: 'gcp',
} as const;
const cloudFundamentals = {
  id: 'generic-cloud',
  code: 'CLOUD',
  name: 'Cloud Fundamentals',
  provider: 'generic',
} as const;

type ModalityTexts = Pick<ModalityView, 'name' | 'description' | 'topics'>;

const texts: Record<Locale, readonly ModalityTexts[]> = {
  pt: [
    {
      name: 'Todo o conteúdo',
      description: 'Questões novas de todos os domínios da prova, na proporção oficial.',
      topics: ['Conceitos da nuvem', 'Segurança e conformidade', 'Tecnologia e serviços da nuvem', 'Cobrança, preços e suporte'],
    },
    { name: 'Simulado completo', description: 'No tempo da prova oficial, sem explicação até o fim.', topics: [] },
    { name: 'Computação', description: 'Máquinas, contêineres e funções.', topics: ['Amazon EC2 e Auto Scaling', 'AWS Lambda', 'Amazon ECS e Amazon EKS', 'AWS Fargate', 'Amazon Lightsail', 'AWS Batch', 'AWS Outposts'] },
    { name: 'Armazenamento', description: 'Objetos, blocos e arquivos.', topics: ['Classes do Amazon S3', 'Amazon EBS', 'Amazon EFS', 'AWS Backup'] },
    { name: 'Redes', description: '', topics: ['Amazon VPC', 'Amazon Route 53', 'Amazon CloudFront'] },
    { name: 'Segurança', description: 'Identidades, proteção de dados e auditoria.', topics: ['IAM', 'AWS KMS', 'AWS WAF e AWS Shield', 'AWS Artifact'] },
    { name: 'Preços', description: 'Formas de pagar e de prever o custo.', topics: ['Savings Plans', 'Instâncias spot'] },
  ],
  en: [
    {
      name: 'All content',
      description: 'New questions from every domain of the exam, in the official proportion.',
      topics: ['Cloud concepts', 'Security and compliance', 'Cloud technology and services', 'Billing, pricing and support'],
    },
    { name: 'Full simulation', description: 'In the time of the official exam, with no explanation until the end.', topics: [] },
    { name: 'Compute', description: 'Machines, containers and functions.', topics: ['Amazon EC2 and Auto Scaling', 'AWS Lambda', 'Amazon ECS and Amazon EKS', 'AWS Fargate', 'Amazon Lightsail', 'AWS Batch', 'AWS Outposts'] },
    { name: 'Storage', description: 'Objects, blocks and files.', topics: ['Amazon S3 classes', 'Amazon EBS', 'Amazon EFS', 'AWS Backup'] },
    { name: 'Networking', description: '', topics: ['Amazon VPC', 'Amazon Route 53', 'Amazon CloudFront'] },
    { name: 'Security', description: 'Identities, data protection and audit.', topics: ['IAM', 'AWS KMS', 'AWS WAF and AWS Shield', 'AWS Artifact'] },
    { name: 'Pricing', description: 'Ways to pay and to foresee cost.', topics: ['Savings Plans', 'Spot Instances'] },
  ],
  es: [
    {
      name: 'Todo el contenido',
      description: 'Preguntas nuevas de todos los dominios del examen, en la proporción oficial.',
      topics: ['Conceptos de la nube', 'Seguridad y conformidad', 'Tecnología y servicios de la nube', 'Facturación, precios y soporte'],
    },
    { name: 'Simulacro completo', description: 'En el tiempo del examen oficial, sin explicación hasta el final.', topics: [] },
    { name: 'Cómputo', description: 'Máquinas, contenedores y funciones.', topics: ['Amazon EC2 y Auto Scaling', 'AWS Lambda', 'Amazon ECS y Amazon EKS', 'AWS Fargate', 'Amazon Lightsail', 'AWS Batch', 'AWS Outposts'] },
    { name: 'Almacenamiento', description: 'Objetos, bloques y archivos.', topics: ['Clases de Amazon S3', 'Amazon EBS', 'Amazon EFS', 'AWS Backup'] },
    { name: 'Redes', description: '', topics: ['Amazon VPC', 'Amazon Route 53', 'Amazon CloudFront'] },
    { name: 'Seguridad', description: 'Identidades, protección de datos y auditoría.', topics: ['IAM', 'AWS KMS', 'AWS WAF y AWS Shield', 'AWS Artifact'] },
    { name: 'Precios', description: 'Formas de pagar y de prever el costo.', topics: ['Savings Plans', 'Instancias de spot'] },
  ],
};

const ids = ['all', 'simulation', 'compute', 'storage', 'networking', 'security', 'pricing'];
const simulation = 1;
const pricing = 6;

function modalities(locale: Locale): ModalityView[] {
  return texts[locale].map(({ name, description, topics }, index) => ({
    name,
    description,
    topics,
    id: `aws-clf-c02-${ids[index]}`,
    kind: index === simulation ? 'simulation' : 'practice',
    questionCount: index === simulation ? 65 : 'infinite',
    isActive: index !== pricing,
    trainingHref: `/question?exam=aws-clf-c02&modality=aws-clf-c02-${ids[index]}`,
  }));
}

export const openedIn = (locale: Locale): OpenedExam => ({
  ...cloudPractitioner,
  level: 1,
  totalQuestions: 65,
  durationMinutes: 90,
  enrolledOn: '2025-10-14T10:05:00',
  modalities: modalities(locale),
});

/** The other exam that can be opened, with fewer ways to practise. */
export const openedAzure: OpenedExam = {
  ...azureFundamentals,
  level: 1,
  totalQuestions: 40,
  durationMinutes: 45,
  enrolledOn: null,
  modalities: [
    {
      id: 'azure-az-900-all',
      name: 'Todos os domínios do Azure',
      description: '',
      topics: ['Conceitos de nuvem'],
      kind: 'practice',
      questionCount: 'infinite',
      isActive: true,
      trainingHref: '/question?exam=azure-az-900&modality=azure-az-900-all',
    },
    {
      id: 'azure-az-900-cost',
      name: 'Custo',
      description: '',
      topics: [],
      kind: 'practice',
      questionCount: null,
      isActive: true,
      trainingHref: '/question?exam=azure-az-900&modality=azure-az-900-cost',
    },
  ],
};

const enrolled: EnrolledExam[] = [
  { ...cloudPractitioner, accuracy: 72.1, isActive: true },
  { ...azureFundamentals, accuracy: null, isActive: true },
];
const available: AvailableExam[] = [
  { ...solutionsArchitect, level: 2 },
  { ...digitalLeader, level: 1 },
];

export const ready: PracticeReady = {
  status: 'ready',
  enrolled,
  available,
  opened: openedIn('pt'),
  credits: { left: 312, pricingHref: '/pricing' },
  dialog: null,
};

export const empty: PracticeEmpty = {
  status: 'empty',
  available: [
    { ...cloudPractitioner, level: 1 },
    { ...solutionsArchitect, level: 2 },
    { ...azureFundamentals, level: 1 },
    { ...digitalLeader, level: 1 },
  ],
  dialog: null,
};

/** One state for each status of the screen. */
export const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed', reason: 'server' },
  empty,
  ready,
} satisfies { [Status in PracticeState['status']]: Extract<PracticeState, { status: Status }> };

/** An exam that left the catalogue while the learner was enrolled. */
export const withInactive: PracticeReady = {
  ...ready,
  enrolled: [...enrolled, { ...cloudFundamentals, accuracy: 64, isActive: false }],
};

/** More exams than fit in a list, and words of a length that a catalogue can have. */
export const longest: PracticeReady = {
  ...ready,
  enrolled: Array.from({ length: 9 }, (_, index) => ({
    ...solutionsArchitect,
    id: `aws-saa-c03-${index}`,
    code: 'ARQUITETURA-MULTINUVEM-2026-PROFISSIONAL',
    name: 'Arquitetura de soluções corporativas multinuvem, com governança, conformidade e otimização de custos',
    accuracy: 100,
    isActive: true,
  })),
  available: [],
  opened: { ...openedIn('pt'), level: 'PROFISSIONAL', enrolledOn: 'sem data' },
  credits: { left: 0, pricingHref: '/pricing' },
};

export const askingToEnrol: PracticeReady = {
  ...ready,
  dialog: { kind: 'enrol', exam: solutionsArchitect, isPending: false },
};
export const askingToUnenrol: PracticeReady = {
  ...ready,
  dialog: { kind: 'unenrol', exam: cloudPractitioner, answeredQuestions: 412, isPending: false },
};
