import type { Locale } from '../common/locales.ts';
import type {
  AvailableExam,
  DomainView,
  EnrolledExam,
  Figures,
  ModalityView,
  OpenedExam,
  PracticeEmpty,
  PracticeReady,
  PracticeState,
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

interface Part {
  id: string;
  name: Record<Locale, string>;
  topics: Record<Locale, readonly string[]>;
  /** Right answers of all. */
  right: number;
  answered: number;
}

const figures = (right: number, answered: number): Figures => ({
  answered,
  right,
  accuracy: answered === 0 ? 0 : (right * 100) / answered,
});

const trainingHref = (id: string) => `/question?exam=aws-clf-c02&modality=${id}&start=now`;

const partIn = (locale: Locale, { id, name, topics, right, answered }: Part): ModalityView => ({
  id,
  name: name[locale],
  description: '',
  topics: topics[locale].map((topic, index) => ({
    name: topic,
    figures: figures(index, index * 3),
    trainingHref: `${trainingHref(id)}&topic=${index}`,
  })),
  questionCount: 'infinite',
  kind: 'practice',
  isRunning: false,
  isActive: id !== 'pricing',
  figures: figures(right, answered),
  trainingHref: trainingHref(id),
});

const same = <Value>(value: Value): Record<Locale, Value> => ({ pt: value, en: value, es: value });

const identity = same(['IAM', 'AWS KMS', 'AWS WAF e AWS Shield', 'AWS Artifact', 'Amazon GuardDuty']);

const domains: readonly (Part & { weight: number })[] = [
  {
    id: 'domain-security',
    name: { pt: 'Segurança e conformidade', en: 'Security and compliance', es: 'Seguridad y conformidad' },
    topics: identity,
    right: 20,
    answered: 42,
    weight: 30,
  },
  {
    id: 'domain-billing',
    name: {
      pt: 'Cobrança, preços e suporte',
      en: 'Billing, pricing and support',
      es: 'Facturación, precios y soporte',
    },
    topics: same(['Savings Plans', 'AWS Budgets']),
    right: 8,
    answered: 14,
    weight: 12,
  },
  {
    id: 'domain-technology',
    name: {
      pt: 'Tecnologia e serviços da nuvem',
      en: 'Cloud technology and services',
      es: 'Tecnología y servicios de la nube',
    },
    topics: same(['Amazon EC2 e Auto Scaling', 'AWS Lambda', 'Amazon S3', 'Amazon VPC']),
    right: 37,
    answered: 54,
    weight: 34,
  },
  {
    id: 'domain-concepts',
    name: { pt: 'Conceitos da nuvem', en: 'Cloud concepts', es: 'Conceptos de la nube' },
    topics: { pt: ['Valor da nuvem'], en: ['Value of the cloud'], es: ['Valor de la nube'] },
    right: 0,
    answered: 0,
    weight: 24,
  },
];

const themes: readonly Part[] = [
  {
    id: 'security',
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    topics: identity,
    right: 19,
    answered: 40,
  },
  {
    id: 'pricing',
    name: { pt: 'Preços', en: 'Pricing', es: 'Precios' },
    topics: same(['Savings Plans', 'Instâncias spot']),
    right: 5,
    answered: 9,
  },
  {
    id: 'compute',
    name: { pt: 'Computação', en: 'Compute', es: 'Cómputo' },
    topics: same(['Amazon EC2 e Auto Scaling', 'AWS Lambda', 'Amazon ECS e Amazon EKS']),
    right: 17,
    answered: 24,
  },
];

const wholeExam: Record<Locale, Pick<ModalityView, 'name' | 'description'>> = {
  pt: {
    name: 'Todo o conteúdo',
    description: 'Questões dos quatro domínios. Escolhemos mais do que você erra e do que pesa na prova.',
  },
  en: {
    name: 'All content',
    description: 'Questions from the four domains. We pick more of what you miss and of what weighs in the exam.',
  },
  es: {
    name: 'Todo el contenido',
    description: 'Preguntas de los cuatro dominios. Elegimos más de lo que fallas y de lo que pesa en el examen.',
  },
};
const simulation: Record<Locale, Pick<ModalityView, 'name' | 'description'>> = {
  pt: { name: 'Simulado completo', description: 'No tempo da prova oficial, com o resultado só no fim.' },
  en: { name: 'Full simulation', description: 'In the time of the official exam, with the result at the end only.' },
  es: { name: 'Simulacro completo', description: 'En el tiempo del examen oficial, con el resultado solo al final.' },
};

const waysIn = (locale: Locale): ModalityView[] => [
  {
    ...wholeExam[locale],
    id: 'all',
    topics: [],
    questionCount: 'infinite',
    kind: 'practice',
    isRunning: false,
    isActive: true,
    figures: figures(93, 148),
    trainingHref: trainingHref('all'),
  },
  {
    ...simulation[locale],
    id: 'simulation',
    topics: [],
    questionCount: 65,
    kind: 'simulation',
    isRunning: false,
    isActive: false,
    figures: figures(93, 148),
    trainingHref: trainingHref('simulation'),
  },
];

const domainsIn = (locale: Locale): DomainView[] =>
  domains.map((domain) => {
    const part = partIn(locale, domain);
    const count = part.figures ? part.figures.answered - part.figures.right : 0;
    const href = `/progress?view=answers&exam=clf-c02&domain=${part.id}&wrong=yes`;
    return { ...part, weight: domain.weight, wrong: count > 0 ? { count, href } : null };
  });

export const openedIn = (locale: Locale): OpenedExam => ({
  ...cloudPractitioner,
  level: 1,
  totalQuestions: 65,
  durationMinutes: 90,
  cut: 70,
  enrolledOn: '2025-10-14T10:05:00',
  freeWork: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
  resultHref: null,
  paused: {
    number: 12,
    prompt:
      'Uma rede de clínicas guarda resultados de exames em um bucket do Amazon S3. A auditoria pede três coisas: que nada saia da região, que cada acesso fique registrado e que ninguém apague um arquivo antes de sete anos.',
    locale: 'pt',
    href: trainingHref('domain-security'),
  },
  weakPoint: {
    name: 'AWS Artifact',
    domain: domains[0]?.name[locale] ?? '',
    weight: 30,
    answered: 9,
    wrong: 6,
    href: `${trainingHref('domain-security')}&topic=3`,
    reread: { count: 22, href: '/progress?view=answers&exam=clf-c02&domain=domain-security&wrong=yes' },
  },
  ways: waysIn(locale),
  domains: domainsIn(locale),
  themes: themes.map((theme) => partIn(locale, theme)),
});

/** The other exam that can be opened: just enrolled in, with fewer ways to practise. */
export const openedAzure: OpenedExam = {
  ...azureFundamentals,
  level: 1,
  totalQuestions: 40,
  durationMinutes: 45,
  cut: 70,
  enrolledOn: null,
  freeWork: { due: null, missedHref: null },
  resultHref: null,
  paused: null,
  weakPoint: null,
  ways: [
    {
      id: 'azure-az-900-all',
      name: 'Todos os domínios do Azure',
      description: '',
      topics: [],
      kind: 'practice',
      isRunning: false,
      questionCount: null,
      isActive: true,
      figures: null,
      trainingHref: '/question?exam=azure-az-900&modality=azure-az-900-all&start=now',
    },
  ],
  domains: [],
  themes: [],
};

const enrolled: EnrolledExam[] = [
  { ...cloudPractitioner, accuracy: 72.1, isActive: true },
  { ...azureFundamentals, accuracy: null, isActive: true },
];
const available: AvailableExam[] = [
  { ...solutionsArchitect, level: 2, totalQuestions: 65, durationMinutes: 130 },
  { ...digitalLeader, level: 1, totalQuestions: 50, durationMinutes: 90 },
];

export const ready: PracticeReady = {
  status: 'ready',
  enrolled,
  available,
  opened: openedIn('pt'),
  credits: { left: 3, renewsInMinutes: 860, pricingHref: '/pricing', progressHref: '/progress' },
  reviews: null,
  dialog: null,
};

export const empty: PracticeEmpty = {
  status: 'empty',
  available: [
    { ...cloudPractitioner, level: 1, totalQuestions: 65, durationMinutes: 90 },
    { ...solutionsArchitect, level: 2, totalQuestions: 65, durationMinutes: 130 },
    { ...azureFundamentals, level: 1, totalQuestions: 40, durationMinutes: 45 },
    { ...digitalLeader, level: 1, totalQuestions: 50, durationMinutes: 90 },
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

/** Just enrolled in the first exam. */
export const onlyOne: PracticeReady = {
  ...ready,
  enrolled: enrolled.slice(0, 1),
  opened: { ...openedIn('pt'), paused: null, weakPoint: null },
  reviews: { due: 0, done: 0, right: 0, tomorrow: 1, href: '/practice?view=reviews' },
};

export const withReviews: PracticeReady = {
  ...ready,
  reviews: { due: 3, done: 5, right: 4, tomorrow: 3, href: '/practice?view=reviews' },
};

const activeWays = waysIn('pt').map((way) => ({ ...way, isActive: true }));

/** The simulation is open, with so many credits. */
export const simulable = (left: number): PracticeReady => ({
  ...ready,
  opened: { ...openedIn('pt'), ways: activeWays },
  credits: { ...ready.credits, left },
});

/** Nothing leads to a question that cannot be answered; one that is open stays, and the result so far of its session. */
export const withoutCredits: PracticeReady = {
  ...simulable(0),
  opened: { ...openedIn('pt'), ways: activeWays, resultHref: '/question?session=s_93b0f6ad' },
};

/** The figures are on their way. */
export const withoutFigures: PracticeReady = {
  ...ready,
  opened: {
    ...openedIn('pt'),
    paused: null,
    weakPoint: null,
    domains: domainsIn('pt').map((domain) => ({ ...domain, figures: null, wrong: null })),
    themes: [],
  },
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
  credits: { ...ready.credits, left: 0 },
};

export const askingToEnrol: PracticeReady = {
  ...ready,
  dialog: { kind: 'enrol', exam: solutionsArchitect, isPending: false },
};
export const askingToUnenrol: PracticeReady = {
  ...ready,
  dialog: { kind: 'unenrol', exam: cloudPractitioner, answeredQuestions: 412, isPending: false },
};
