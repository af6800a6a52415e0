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

export const states = {
  none: { report: null, dialog: null },
  open: { report, dialog: null },
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
  },
  kept: { report: { ...report, reason: 'OUTDATED', status: 'kept' }, dialog: null },
  asking: { report: null, dialog: { isSending: false, failure: null } },
  failed: { report: null, dialog: { isSending: false, failure: 'report.failed' } },
  sending: { report: null, dialog: { isSending: true, failure: null } },
} satisfies Record<string, ReportState>;
