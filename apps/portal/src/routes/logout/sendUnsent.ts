import { countUnsent } from '../question/practiceStorage.ts';
import { reopenDraft } from '../simulation/draft.ts';
import { sendAnswers } from '../simulation/sendAnswers.ts';

/** Sends what a person's simulation still holds here. Says how many answers this browser alone has after that, those of practice too. */
export async function sendUnsent(userId: string): Promise<number> {
  const waits = () => Object.keys(reopenDraft(userId)?.unsent ?? {}).length;
  const { examId } = reopenDraft(userId) ?? {};
  if (examId !== undefined && waits() > 0) await sendAnswers(examId, () => undefined);
  return waits() + countUnsent(userId);
}
