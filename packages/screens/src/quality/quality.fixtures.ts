import type { BoardState, QualityDetails, QualityRow, QuestionItemState, QualityOverview } from './quality.types.ts';

const quarantined: QualityRow = {
  id: 'clf-c02-3d90ce1a',
  examCode: 'CLF-C02',
  prompt:
    'Um hospital arquiva exames de imagem no Amazon S3. Eles quase nunca são reabertos, mas, quando um médico pede, a imagem tem de abrir na hora.\n\nQual classe tem o menor custo de armazenamento e atende ao pedido?',
  domain: 'Tecnologia e serviços da nuvem',
  reason: 'quarantined',
  isOut: true,
  reports: 2,
  since: '2025-11-20T14:06:00.000Z',
  oddities: [],
  figures: { answers: 48, facility: 58.3, guessing: 25, discrimination: 0.21, since: '2025-10-28T09:30:00.000Z' },
};
const reported: QualityRow = {
  ...quarantined,
  id: 'saa-c03-0c771144',
  examCode: 'SAA-C03',
  prompt: 'Qual serviço guarda segredos com rotação automática?',
  domain: 'Projetar arquiteturas seguras',
  reason: 'reported',
  isOut: false,
  reports: 1,
  since: '2025-11-18T09:30:00.000Z',
};
const odd: QualityRow = {
  ...quarantined,
  id: 'saa-c03-43aa0744',
  examCode: 'SAA-C03',
  prompt:
    'Uma emissora transmite jogos ao vivo para vários países e precisa de baixa latência, sem manter servidores fora do Brasil.\n\nQual serviço atende com o MENOR esforço operacional?',
  domain: 'Projetar arquiteturas de alto desempenho',
  reason: 'odd',
  isOut: false,
  reports: 0,
  since: '2025-11-21T03:10:00.000Z',
  oddities: ['BEATEN_KEY', 'NEGATIVE_DISCRIMINATION', 'UNUSED_OPTION'],
  figures: { answers: 214, facility: 38.3, guessing: 25, discrimination: -0.08, since: '2025-10-02T09:30:00.000Z' },
};
const out: QualityRow = { ...quarantined, reason: 'out', reports: 0 };

const details: QualityDetails = {
  options: [
    { label: 'A', text: 'S3 Standard-IA', reason: 'Abre na hora, mas guardar custa mais.', isKey: false },
    {
      label: 'B',
      text: 'S3 Glacier Instant Retrieval',
      reason: 'Recuperação em milissegundos com preço de arquivo.',
      isKey: true,
    },
    { label: 'C', text: 'S3 Glacier Flexible Retrieval', reason: 'Demora de minutos a horas.', isKey: false },
    { label: 'D', text: 'S3 Glacier Deep Archive', reason: 'A mais barata, mas leva até 12 horas.', isKey: false },
  ],
  choices: [
    { label: 'B', text: 'S3 Glacier Instant Retrieval', isKey: true, shown: 48, chosen: 28, oddity: null },
    { label: 'A', text: 'S3 Standard-IA', isKey: false, shown: 48, chosen: 13, oddity: null },
    { label: 'C', text: 'S3 Glacier Flexible Retrieval', isKey: false, shown: 31, chosen: 4, oddity: null },
    { label: null, text: 'S3 One Zone-IA', isKey: false, shown: 17, chosen: 2, oddity: null },
    { label: 'D', text: 'S3 Glacier Deep Archive', isKey: false, shown: 48, chosen: 1, oddity: null },
  ],
  explanation:
    'O que decide é abrir na hora: só duas das classes fazem isso, e a de arquivo guarda por menos.\n\nPara lembrar:\nAbrir na hora, poucas vezes por ano → S3 Glacier Instant Retrieval.',
  references: [
    {
      title: 'Amazon S3 storage classes',
      url: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/storage-class-intro.html',
    },
  ],
  problems: [],
  reports: [
    {
      reason: 'SEVERAL_ANSWERS',
      comment: 'A Standard-IA também abre na hora. O enunciado não diz o prazo mínimo de guarda.',
      at: '2025-11-20T14:06:00.000Z',
    },
    { reason: 'UNCLEAR', comment: null, at: '2025-11-19T08:12:00.000Z' },
  ],
  canUndo: false,
  log: [{ kind: 'quarantined', note: null, credits: 0, by: null, at: '2025-11-20T14:06:00.000Z' }],
};

const strange: QualityDetails = {
  ...details,
  options: [
    { label: 'A', text: 'AWS Global Accelerator', reason: 'Encurta o caminho até um servidor seu.', isKey: false },
    { label: 'B', text: 'Amazon CloudFront', reason: 'Entrega de pontos perto de quem assiste.', isKey: true },
    { label: 'C', text: 'AWS Direct Connect', reason: 'Liga a rede da empresa à AWS.', isKey: false },
    { label: 'D', text: 'Amazon Route 53', reason: 'Só resolve nomes.', isKey: false },
  ],
  choices: [
    { label: 'A', text: 'AWS Global Accelerator', isKey: false, shown: 214, chosen: 120, oddity: 'BEATEN_KEY' },
    { label: 'B', text: 'Amazon CloudFront', isKey: true, shown: 214, chosen: 82, oddity: null },
    { label: 'C', text: 'AWS Direct Connect', isKey: false, shown: 214, chosen: 12, oddity: null },
    { label: 'D', text: 'Amazon Route 53', isKey: false, shown: 96, chosen: 0, oddity: 'UNUSED_OPTION' },
  ],
  explanation: 'Uma rede de entrega guarda o vídeo perto de quem assiste.',
  references: [{ title: 'Amazon CloudFront', url: 'https://docs.aws.amazon.com/cloudfront/' }],
  reports: [],
  log: [{ kind: 'odd', note: null, credits: 0, by: null, at: '2025-11-21T03:10:00.000Z' }],
};

const counts = { waiting: 3, quarantined: 1, reported: 1, odd: 1, out: 1, openReports: 3 };

const overview: QualityOverview = {
  reasons: [
    { reason: 'WRONG_ANSWER', count: 12 },
    { reason: 'SEVERAL_ANSWERS', count: 9 },
    { reason: 'UNCLEAR', count: 6 },
    { reason: 'OUTDATED', count: 4 },
  ],
  counted: 124,
  odd: 4,
  points: [
    { id: 'clf-c02-43aa07c1', facility: 61, discrimination: -0.08, isOdd: true },
    { id: 'clf-c02-0b11d2e4', facility: 44, discrimination: -0.02, isOdd: true },
    { id: 'clf-c02-77e0c915', facility: 14, discrimination: 0.1, isOdd: true },
    { id: 'az-900-5d20f3aa', facility: 98, discrimination: 0.05, isOdd: true },
    ...Array.from({ length: 120 }, (_item, place) => ({
      id: `clf-c02-${place}`,
      facility: 24 + ((place * 37) % 68),
      discrimination: 0.14 + ((place * 53) % 31) / 100,
      isOdd: false,
    })),
  ],
};

export const boards = {
  ready: { view: 'waiting', overview, status: 'ready', rows: [quarantined, reported, odd], counts, more: 'idle' },
  out: { view: 'out', overview, status: 'ready', rows: [out], counts, more: 'none' },
  empty: {
    view: 'waiting',
    overview: { reasons: [], counted: 0, odd: 0, points: [] },
    status: 'ready',
    rows: [],
    counts: { waiting: 0, quarantined: 0, reported: 0, odd: 0, out: 0, openReports: 0 },
    more: 'none',
  },
  loading: { view: 'waiting', overview: null, status: 'loading' },
  failed: { view: 'waiting', overview: null, status: 'failed', failure: 'connection' },
} satisfies Record<string, BoardState>;

const ready = { row: quarantined, status: 'ready', details, task: null, isPending: false, failure: null } as const;

export const items = {
  ready,
  reported: { ...ready, row: reported, details: { ...details, log: [] } },
  failedCheck: {
    ...ready,
    details: { ...details, problems: ['key B, but the knowledge base says A, B', 'option A is not provably wrong'] },
  },
  odd: { ...ready, row: odd, details: strange },
  out: {
    ...ready,
    row: out,
    details: {
      ...details,
      canUndo: true,
      log: [
        {
          kind: 'confirmed',
          note: 'Duas classes atendem.',
          credits: 2,
          by: 'renato.farias@prepar.example',
          at: '2025-11-21T09:02:00.000Z',
        },
        ...details.log,
      ],
    },
  },
  confirming: { ...ready, task: 'confirmed' },
  undoing: { ...ready, row: out, details: { ...details, canUndo: true }, task: 'undone' },
  refused: { ...ready, task: 'confirmed', failure: 'quality.failed' },
  loading: { row: quarantined, status: 'loading' },
  failed: { row: quarantined, status: 'failed', failure: 'refused' },
} satisfies Record<string, QuestionItemState>;
