import type { Words } from '../common/words.tsx';

export type EnrolmentOutcome =
  | { kind: 'enrolled' | 'unenrolled'; examName: string }
  | { kind: 'enrolFailed' }
  /** `message` is the server's sentence, null when there is none. */
  | { kind: 'unenrolFailed'; message: string | null };

export interface Notice {
  tone: 'success' | 'danger';
  title: string;
  text: string;
}

/** What the toast says after enrolling or leaving an exam. */
export function enrolmentNotice(outcome: EnrolmentOutcome, { t }: Pick<Words, 't'>): Notice {
  switch (outcome.kind) {
    case 'enrolled':
    case 'unenrolled':
      return {
        tone: 'success',
        title: t(`practice.notice.${outcome.kind}`),
        text: outcome.examName,
      };
    case 'enrolFailed':
      return { tone: 'danger', title: t('practice.notice.enrolFailed'), text: t('practice.notice.enrolFailedText') };
    default:
      return {
        tone: 'danger',
        title: t('practice.notice.unenrolFailed'),
        text: outcome.message ?? t('practice.notice.unenrolFailedText'),
      };
  }
}
