import type { DeckView, ReviewsState } from './ReviewsScreen.types.ts';

export const deck: DeckView = {
  due: [
    { examCode: 'CLF-C02', count: 6, href: '/question?exam=clf-c02&only=due' },
    { examCode: 'AZ-900', count: 2, href: '/question?exam=az-900&only=due' },
  ],
  done: 2,
  right: 2,
  days: [8, 3, 5, 2, 6, 1, 4].map((count, place) => ({ date: `2025-11-${20 + place}`, count })),
  facts: [
    ['Correções do sistema operacional em EC2 são do cliente.', 'Segurança e conformidade', 0, 2, false, 3],
    ['Glacier Instant Retrieval devolve em milissegundos.', 'Tecnologia e serviços da nuvem', 0, 1, false, 5],
    ['TAM dedicado só no plano Enterprise.', 'Cobrança, preços e suporte', 0, 3, true, 12],
    ['Grupos de gerenciamento ficam acima das assinaturas.', 'Governança', 1, 1, false, 2],
    [
      'Instâncias Spot podem ser interrompidas com aviso de dois minutos.',
      'Cobrança, preços e suporte',
      2,
      1,
      false,
      1,
    ],
    ['Uma região tem três ou mais zonas de disponibilidade.', 'Conceitos da nuvem', 4, 2, true, 2],
    ['O AWS Artifact entrega relatórios de auditoria da própria AWS.', 'Segurança e conformidade', 6, 2, true, 1],
  ].map(([fact, domain, wait, time, wasRight, daysAgo], place) => ({
    id: `q_${place}`,
    examCode: domain === 'Governança' ? 'AZ-900' : 'CLF-C02',
    fact: String(fact),
    domain: String(domain),
    wait: Number(wait),
    time: Number(time),
    wasRight: wasRight === true,
    daysAgo: Number(daysAgo),
  })),
};

const practiceHref = '/practice';

export const states = {
  loading: { status: 'loading', practiceHref },
  failed: { status: 'failed', failure: { reason: 'server', message: null }, practiceHref },
  empty: { status: 'empty', practiceHref },
  ready: { status: 'ready', deck, practiceHref },
} satisfies { [Status in ReviewsState['status']]: Extract<ReviewsState, { status: Status }> };
