import type { Words } from '../common/words.tsx';

export type SessionEvent =
  /** The session ended without an answered question. */
  | { kind: 'noAnswers' }
  /** `message` is the server's sentence, null when there is none. */
  | { kind: 'finishFailed'; message: string | null }
  /** Another tab or device ended the session. */
  | { kind: 'endedElsewhere'; hasAnswers: boolean }
  /** Another session began in place of the one that was open. */
  | { kind: 'endedOpen' }
  /** The session has been running for so many minutes. */
  | { kind: 'break'; minutes: number };

export interface Notice {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  text: string;
}

/** What the toast says about a study session. */
export function sessionNotice(event: SessionEvent, { t }: Pick<Words, 't'>): Notice {
  switch (event.kind) {
    case 'noAnswers':
      return { tone: 'warning', title: t('question.notice.noAnswers'), text: t('question.notice.noAnswersText') };
    case 'finishFailed':
      return {
        tone: 'danger',
        title: t('question.notice.finishFailed'),
        text: event.message ?? t('question.notice.finishFailedText'),
      };
    case 'endedElsewhere':
      return {
        tone: 'info',
        title: t('question.notice.endedElsewhere'),
        text: t(event.hasAnswers ? 'question.notice.endedElsewhereText' : 'question.notice.noAnswersText'),
      };
    case 'endedOpen':
      return { tone: 'info', title: t('question.notice.endedOpen'), text: t('question.notice.endedOpenText') };
    default:
      return {
        tone: 'info',
        title: t('question.notice.break'),
        text: t('question.notice.breakText', { minutes: event.minutes }),
      };
  }
}
