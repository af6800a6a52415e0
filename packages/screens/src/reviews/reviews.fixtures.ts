import type { DeckView, ReviewsState, SpentView } from './ReviewsScreen.types.ts';

const prompts = [
  'Uma clínica usa o Amazon RDS para os seus prontuários.\n\nQual tarefa cabe à AWS?',
  'Uma produtora quer guardar vídeos que quase ninguém abre.\n\nQual classe é a indicada?',
  'Uma loja quer falar com um engenheiro a qualquer hora.\n\nQual plano é o mais barato?',
  'O que reúne recursos que têm o mesmo ciclo de vida?',
  'Uma carga pode parar a qualquer momento.\n\nComo ela custa menos?',
  'O que uma zona de disponibilidade separa das outras?',
  'Um auditor pede relatórios sobre os data centers.\n\nOnde eles estão?',
];

export const deck: DeckView = {
  due: [
    { examCode: 'CLF-C02', count: 6, href: '/question?exam=clf-c02&only=due' },
    { examCode: 'AZ-900', count: 2, href: '/question?exam=az-900&only=due' },
  ],
  done: 2,
  right: 2,
  days: [8, 3, 5, 2, 6, 1, 4].map((count, place) => ({ date: `2025-11-${20 + place}`, count })),
  facts: [
    ['Responsabilidade compartilhada', 'Segurança e conformidade', 0, 2, false, 3],
    ['Armazenamento de objetos', 'Tecnologia e serviços da nuvem', 0, 1, false, 5],
    ['Planos de suporte', 'Cobrança, preços e suporte', 0, 3, true, 12],
    ['Organização de recursos', 'Governança', 1, 1, false, 2],
    ['Opções de compra', 'Cobrança, preços e suporte', 2, 1, false, 1],
    ['Infraestrutura global', 'Conceitos da nuvem', 4, 2, true, 2],
    ['Conformidade e relatórios', 'Segurança e conformidade', 6, 2, true, 1],
  ].map(([topic, domain, wait, time, wasRight, daysAgo], place) => ({
    id: `q_${place}`,
    examCode: domain === 'Governança' ? 'AZ-900' : 'CLF-C02',
    topic: String(topic),
    prompt: prompts[place] ?? '',
    domain: String(domain),
    wait: Number(wait),
    time: Number(time),
    wasRight: wasRight === true,
    daysAgo: Number(daysAgo),
  })),
};

/** Everything that was due is answered. */
export const doneDeck: DeckView = {
  ...deck,
  due: [],
  facts: deck.facts.slice(3),
  days: deck.days.map((day, at) => (at ? day : { ...day, count: 0 })),
};

export const spent: SpentView = {
  renewsInMinutes: 860,
  work: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
  progressHref: '/progress',
  pricingHref: '/pricing',
};

const practiceHref = '/practice';

export const states = {
  loading: { status: 'loading', practiceHref },
  failed: { status: 'failed', failure: { reason: 'server', message: null }, practiceHref },
  empty: { status: 'empty', spent: null, practiceHref },
  ready: { status: 'ready', deck, spent: null, practiceHref },
} satisfies { [Status in ReviewsState['status']]: Extract<ReviewsState, { status: Status }> };
