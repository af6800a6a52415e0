import type { Locale } from '../common/locales.ts';
import { openingOf } from './splitPrompt.ts';
import type {
  QuestionState,
  QuestionView,
  ReviewView,
  Sitting,
  SittingRow,
  SittingState,
} from './QuestionScreen.types.ts';

type Texts = Pick<QuestionView, 'prompt' | 'domain'> & {
  options: readonly string[];
  reasons: readonly string[];
  explanation: string;
  modality: string;
};

const texts: Record<Locale, Texts> = {
  pt: {
    modality: 'Todo o conteúdo',
    domain: 'Tecnologia e serviços da nuvem',
    prompt:
      'Uma empresa guarda 40 TB de registros de auditoria em um bucket do Amazon S3. Eles são consultados com frequência nos primeiros 30 dias. Depois disso, são acessados no máximo uma vez por ano, e uma recuperação em até 12 horas é aceitável.\n\nQual solução atende aos requisitos com o menor custo de armazenamento?',
    options: [
      'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Standard-IA.',
      'S3 Intelligent-Tiering desde o primeiro dia, com as camadas de acesso padrão.',
      'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Deep Archive.',
      'S3 Standard por 30 dias e, depois, transição por ciclo de vida para S3 Glacier Flexible Retrieval.',
    ],
    reasons: [
      'Entrega acesso em milissegundos, que ninguém pediu, e cobra mais por GB do que qualquer classe Glacier.',
      'Sem as camadas de arquivamento ativadas, os objetos ficam em camadas de acesso imediato.',
      'É a classe mais barata por GB. A recuperação padrão termina em até 12 horas, exatamente o limite do enunciado.',
      'Atende ao prazo, mas recupera em 3 a 5 horas, mais rápido do que o exigido, e por isso custa mais.',
    ],
    explanation:
      'O que decide é o prazo. Quando o enunciado aceita esperar até 12 horas e pede o menor custo, compare primeiro com o Deep Archive.',
  },
  en: {
    modality: 'All content',
    domain: 'Cloud technology and services',
    prompt:
      'A company keeps 40 TB of audit records in an Amazon S3 bucket. They are read often in the first 30 days. After that they are read once a year at most, and it is fine to wait up to 12 hours for them.\n\nWhich solution meets the requirements at the lowest storage cost?',
    options: [
      'S3 Standard for 30 days, then a lifecycle transition to S3 Standard-IA.',
      'S3 Intelligent-Tiering from the first day, with the default access tiers.',
      'S3 Standard for 30 days, then a lifecycle transition to S3 Glacier Deep Archive.',
      'S3 Standard for 30 days, then a lifecycle transition to S3 Glacier Flexible Retrieval.',
    ],
    reasons: [
      'It gives access in milliseconds, which nobody asked for, and costs more per GB than any Glacier class.',
      'Without the archive tiers turned on, objects stay in tiers of immediate access.',
      'The cheapest class per GB. A standard retrieval ends within 12 hours, exactly the limit.',
      'It meets the deadline, but retrieves in 3 to 5 hours, faster than needed, and so it costs more.',
    ],
    explanation:
      'What decides is the deadline. When waiting up to 12 hours is fine and cost matters most, compare with Deep Archive first.',
  },
  es: {
    modality: 'Todo el contenido',
    domain: 'Tecnología y servicios de la nube',
    prompt:
      'Una empresa guarda 40 TB de registros de auditoría en un bucket de Amazon S3. Se consultan con frecuencia durante los primeros 30 días. Después se leen como máximo una vez al año, y es aceptable esperar hasta 12 horas para recuperarlos.\n\n¿Qué solución cumple los requisitos con el menor costo de almacenamiento?',
    options: [
      'S3 Standard durante 30 días y, después, transición por ciclo de vida a S3 Standard-IA.',
      'S3 Intelligent-Tiering desde el primer día, con los niveles de acceso predeterminados.',
      'S3 Standard durante 30 días y, después, transición por ciclo de vida a S3 Glacier Deep Archive.',
      'S3 Standard durante 30 días y, después, transición por ciclo de vida a S3 Glacier Flexible Retrieval.',
    ],
    reasons: [
      'Entrega acceso en milisegundos, que nadie pidió, y cobra más por GB que cualquier clase Glacier.',
      'Sin los niveles de archivo activados, los objetos quedan en niveles de acceso inmediato.',
      'Es la clase más barata por GB. La recuperación estándar termina en 12 horas como máximo, justo el límite.',
      'Cumple el plazo, pero recupera en 3 a 5 horas, más rápido de lo exigido, y por eso cuesta más.',
    ],
    explanation:
      'Lo que decide es el plazo. Cuando se acepta esperar hasta 12 horas y se pide el menor costo, compara primero con Deep Archive.',
  },
};

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** Options or reasons with their letters. */
export const labelled = (all: readonly string[]) =>
  letters.slice(0, all.length).map((label, index) => ({ label, text: all[index] ?? '' }));

export function questionIn(locale: Locale): QuestionView {
  const { prompt, options, domain } = texts[locale];
  return {
    id: 'q_9f3c51a41f7c',
    number: 14,
    prompt,
    options: labelled(options),
    answerCount: 1,
    difficulty: 2,
    domain,
    source: 'knowledgeBase',
    locale,
  };
}

export function reviewIn(locale: Locale): ReviewView {
  const { reasons, explanation } = texts[locale];
  return {
    question: questionIn(locale),
    chosen: 'D',
    right: 'C',
    isRight: false,
    why: openingOf(reasons[2] ?? ''),
    reasons: labelled(reasons),
    explanation,
    references: [
      { title: 'Amazon S3 storage classes', url: 'https://aws.amazon.com/s3/storage-classes/' },
      {
        title: 'Managing the lifecycle of objects',
        url: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-lifecycle-mgmt.html',
      },
    ],
    again: { status: 'none' },
    credits: { spent: 1, left: 311 },
  };
}

/** The explanation in other words. */
export const told = {
  status: 'told',
  text: 'Pense em caixas num depósito longe da cidade: guardar custa pouco, e buscar uma caixa leva até meio dia.\n\nQuem precisa da caixa uma vez por ano não paga por uma prateleira no escritório. O Deep Archive é esse depósito; as outras classes são prateleiras mais perto e mais caras.',
  source: 'model',
  locale: 'pt',
} as const;

/** A decision in other words: its requirements, then what is said of each option. */
export const toldByOption = {
  status: 'told',
  text: 'Os requisitos:\n1) Os arquivos são consultados com frequência nos primeiros 30 dias\n2) Depois disso, uma recuperação em até 12 horas é aceitável\nEntre as opções que os atendem, a que faz isso com o MENOR custo de armazenamento\n\nPense nos arquivos como as caixas de papéis de um escritório, que são guardadas em algum lugar depois do primeiro mês.\n\nC: Standard e depois Deep Archive. Atende aos dois requisitos, com o MENOR custo de armazenamento: é como o escritório no primeiro mês e, depois, o depósito longe da cidade, quase de graça, de onde a caixa chega em meio dia.\n\nA: Standard e depois Standard-IA. Atende aos dois requisitos, mas não com o MENOR custo de armazenamento: é como o escritório no primeiro mês e, depois, a estante do corredor, à mão e paga o ano todo.\n\nB: Intelligent-Tiering. Atende aos dois requisitos, mas não com o MENOR custo de armazenamento: é como o ajudante que troca as caixas de estante, todas à mão e pagas o ano todo.\n\nD: Standard e depois Flexible Retrieval. Atende aos dois requisitos, mas não com o MENOR custo de armazenamento: é como o escritório no primeiro mês e, depois, o depósito do bairro, que entrega na mesma tarde e cobra mais.',
  source: 'knowledgeBase',
  locale: 'pt',
} as const;

const answered = (chosen: string, right: string, index: number): SittingRow => ({
  id: `q_${index}`,
  optionCount: 4,
  chosen,
  right,
});
const unanswered: SittingRow = { id: questionIn('pt').id, optionCount: 4, chosen: null, right: null };

/** Letters chosen before, and those that were right. */
const earlier = 'BDACACBDACBAD'
  .split('')
  .map((chosen, index) => answered(chosen, 'BDACACDDABBAD'.charAt(index), index));

export const sittingIn = (locale: Locale): Sitting => ({
  exam: { id: 'aws-clf-c02', code: 'CLF-C02', name: 'AWS Certified Cloud Practitioner', provider: 'aws' },
  modality: { name: texts[locale].modality, isInfinite: true },
  session: { status: 'running', seconds: 2538 },
  credits: { left: 312, renewsInMinutes: 860 },
  continued: 0,
  elsewhere: 0,
  rows: [...earlier, unanswered],
  figures: { answered: 13, right: 11, averageSeconds: 195, goal: { done: 14, target: 20 } },
  sessionAnswers: 13,
  run: null,
  scope: null,
  isFree: false,
  unsent: 0,
  isEnding: false,
  hasShortcuts: true,
  pricingHref: '/pricing',
  progressHref: '/progress',
  freeWork: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
});

export const sitting = sittingIn('pt');
export const question = questionIn('pt');
export const review = reviewIn('pt');

type Answering = Extract<SittingState, { status: 'answering' }>;

export const answering: Answering = {
  status: 'answering',
  sitting,
  question,
  selected: null,
  delivery: { status: 'none' },
  hasNext: false,
};

export const reviewed: Extract<SittingState, { status: 'reviewed' }> = {
  status: 'reviewed',
  sitting: {
    ...sitting,
    credits: { left: 311, renewsInMinutes: 860 },
    rows: [...earlier, { ...unanswered, chosen: 'D', right: 'C' }],
    figures: { answered: 14, right: 11, averageSeconds: 181, goal: { done: 15, target: 20 } },
    sessionAnswers: 14,
  },
  review,
};

/** The verdict that used the last credit of the day. */
export const lastCredit: typeof reviewed = {
  ...reviewed,
  sitting: { ...reviewed.sitting, credits: { left: 0, renewsInMinutes: 860 } },
  review: { ...review, credits: { spent: 1, left: 0 } },
};

/** Arriving without a credit: no question is asked. */
export const withoutCredits: Extract<QuestionState, { status: 'outOfCredits' }> = {
  status: 'outOfCredits',
  sitting: {
    ...sitting,
    credits: { left: 0, renewsInMinutes: 860 },
    rows: [],
    figures: { answered: 0, right: 0, averageSeconds: null, goal: { done: 5, target: 20 } },
  },
  message: null,
  open: null,
};

/** The same after five answers in another tab. */
export const outOfCreditsElsewhere: typeof withoutCredits = {
  ...withoutCredits,
  sitting: {
    ...withoutCredits.sitting,
    session: { status: 'paused', seconds: 640 },
    elsewhere: 5,
    continued: 5,
    figures: { ...withoutCredits.sitting.figures, answered: 5, right: 3 },
    sessionAnswers: 5,
  },
};

/** One state for each status of the screen. */
export const states = {
  preparing: { status: 'preparing' },
  loadFailed: { status: 'loadFailed', failure: { reason: 'connection' } },
  unavailable: { status: 'unavailable', reason: 'notOpen', practiceHref: '/practice' },
  idle: {
    status: 'idle',
    sitting: {
      ...sitting,
      rows: [],
      figures: { answered: 0, right: 0, averageSeconds: null, goal: { done: 0, target: 20 } },
    },
  },
  generating: { status: 'generating', sitting: reviewed.sitting },
  nothingMissed: { status: 'nothingMissed', sitting },
  generationFailed: {
    status: 'generationFailed',
    sitting: reviewed.sitting,
    failure: { reason: 'server', message: null },
  },
  answering,
  outOfCredits: {
    status: 'outOfCredits',
    sitting: { ...sitting, credits: { left: 0, renewsInMinutes: 860 } },
    message: 'Seus créditos acabaram. Os créditos grátis são renovados à meia-noite.',
    open: { question, selected: 'D' },
  },
  reviewed,
} satisfies { [Status in QuestionState['status']]: Extract<QuestionState, { status: Status }> };

const longWord = 'AWSServiceRoleForApplicationMigrationServiceReplicationOfVirtualMachines';

/** Eight options, an unbroken word, an unknown difficulty, a short id, no domain, every notice at once. */
export const longest: Answering = {
  ...answering,
  sitting: {
    ...sitting,
    exam: { ...sitting.exam, code: 'ARQUITETURA-MULTINUVEM-2026', provider: 'generic' },
    modality: { name: 'Segurança, conformidade e governança de identidades corporativas', isInfinite: true },
    session: { status: 'running', seconds: 36_612 },
    credits: { left: 1284, renewsInMinutes: 860 },
    unsent: 3,
  },
  question: {
    id: 'q7',
    number: 128,
    prompt: `Um papel vinculado a serviço chamado ${longWord} foi criado sem aviso.\n\n${question.prompt}`,
    options: labelled([longWord, ...texts.pt.options, ...texts.pt.options.slice(0, 3)]),
    answerCount: 1,
    difficulty: 'EXTREMAMENTE AVANÇADA',
    domain: null,
    locale: 'pt',
  },
  selected: 'A',
  delivery: { status: 'waiting' },
  hasNext: true,
};
