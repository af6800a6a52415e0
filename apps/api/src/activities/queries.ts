import type { Database, Tx } from '../database/database.ts';

export type ActivityType =
  | 'STUDY_SESSION_STARTED'
  | 'STUDY_SESSION_ENDED'
  | 'QUESTION_GENERATED'
  | 'QUESTION_ANSWERED'
  | 'QUESTION_CORRECT'
  | 'QUESTION_INCORRECT'
  | 'STREAK_MILESTONE';

/** Facts of an activity; ids of exam and domain become names when it is read. */
export interface Activity {
  userId: string;
  type: ActivityType;
  examId: string | null;
  facts: Record<string, string | number>;
  now: Date;
}

export async function insertActivity(tx: Database | Tx, { userId, type, examId, facts, now }: Activity): Promise<void> {
  await tx
    .insertInto('activities')
    .values({ user_id: userId, type, exam_id: examId, metadata: JSON.stringify(facts), created_at: now })
    .execute();
}
