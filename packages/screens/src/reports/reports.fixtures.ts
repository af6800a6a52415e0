import { report } from '../report/report.fixtures.ts';
import type { ReportRow, ReportsState } from './ReportsScreen.types.ts';

const profileHref = '/profile';

const open: ReportRow = {
  id: 'q_8f3k3d90ce',
  examCode: 'CLF-C02',
  question: {
    prompt:
      'Um hospital arquiva exames de imagem no Amazon S3 e quase nunca os abre. Quando um médico pede um exame antigo, ele tem de abrir na hora.\n\nQue classe de armazenamento custa menos?',
    href: '/progress?view=answers&exam=clf-c02&reported=yes&q=q_8f3k3d90ce',
  },
  comment: 'A Standard-IA também abre na hora.',
  decidedAt: null,
  report,
};

const confirmed: ReportRow = {
  id: 'q_41d7a41f7c',
  examCode: 'CLF-C02',
  question: {
    prompt: 'Qual serviço registra chamadas de API da conta?',
    href: '/progress?view=answers&exam=clf-c02&reported=yes&q=q_41d7a41f7c',
  },
  comment: null,
  decidedAt: '2025-11-19T12:02:00.000Z',
  report: {
    ...report,
    reason: 'WRONG_ANSWER',
    status: 'confirmed',
    isOut: true,
    hasCreditBack: true,
    sentAt: '2025-11-18T21:40:00.000Z',
  },
};

const kept: ReportRow = {
  id: 'q_7b120c7711',
  examCode: 'AZ-900',
  question: null,
  comment: null,
  decidedAt: '2025-11-11T17:30:00.000Z',
  report: {
    ...report,
    reason: 'OUTDATED',
    status: 'kept',
    note: 'O nome atual já era o da questão: o Azure Active Directory se chama Microsoft Entra ID desde 2023, e a fonte da Microsoft diz o mesmo.',
    sentAt: '2025-11-10T11:15:00.000Z',
  },
};

const reports = { totals: { sent: 3, confirmed: 1, credits: 1 }, rows: [open, confirmed, kept], more: 'none' } as const;

export const states = {
  loading: { status: 'loading', profileHref },
  failed: { status: 'failed', failure: { reason: 'server', message: null }, profileHref },
  empty: { status: 'empty', practiceHref: '/practice', profileHref },
  ready: { status: 'ready', reports, profileHref },
} satisfies { [Status in ReportsState['status']]: Extract<ReportsState, { status: Status }> };
