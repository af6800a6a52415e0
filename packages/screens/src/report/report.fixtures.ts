import type { ReportState, ReportView } from './report.types.ts';

export const report: ReportView = {
  reason: 'SEVERAL_ANSWERS',
  status: 'open',
  hasCheckFailed: false,
  isOut: false,
  note: null,
  hasCreditBack: false,
  sentAt: '2025-11-20T14:06:00.000Z',
};

const reportsHref = '/profile?view=reports';

export const states = {
  none: { report: null, dialog: null, reportsHref },
  open: { report, dialog: null, reportsHref },
  confirmed: {
    report: {
      ...report,
      reason: 'WRONG_ANSWER',
      status: 'confirmed',
      isOut: true,
      hasCreditBack: true,
      note: 'A Standard-IA também abre na hora: há duas respostas certas. Obrigado por contar.',
    },
    dialog: null,
    reportsHref,
  },
  kept: { report: { ...report, reason: 'OUTDATED', status: 'kept' }, dialog: null, reportsHref },
  asking: { report: null, dialog: { isSending: false, failure: null }, reportsHref },
  failed: { report: null, dialog: { isSending: false, failure: 'report.failed' }, reportsHref },
  sending: { report: null, dialog: { isSending: true, failure: null }, reportsHref },
} satisfies Record<string, ReportState>;
