import { isActive, listExams } from '../../catalogue/catalogue.ts';
import type { Clock } from '../../time/clock.ts';
import { versionOf } from '../compile.ts';
import { claimCell, insertWritten, restCell, selectWrittenSeen } from './queries.ts';
import { type Workshop, writeQuestion } from './write.ts';

const minute = 60_000;
/** So long a cell rests after a question for it was refused, and after there was nothing to write about. */
const restsAfterRefusal = 10 * minute;
const restsWithoutSubject = 24 * 60 * minute;

/** Writes questions ahead where people ask and few are left, one after another, until all is full or no more calls may be made. */
export async function refillStock(workshop: Workshop, clock: Clock): Promise<void> {
  const { db, desk } = workshop;
  const exams = listExams().filter(isActive);
  const versions = exams.map((exam) => ({ examId: exam.id, version: versionOf(exam) }));
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  for (;;) {
    const cell = await claimCell(db, versions, clock(), later(minute));
    const exam = exams.find(({ id }) => id === cell?.examId);
    if (!cell || !exam) return;
    const outcome = await writeQuestion(workshop, {
      cell,
      seen: await selectWrittenSeen(db, cell),
      learner: null,
    });
    if ('written' in outcome) {
      const { id, seen, packed } = outcome.written;
      const question = { id, version: versionOf(exam), model: desk.model, seen, packed };
      await insertWritten(db, cell, question, { handedOut: false, now: clock() });
      await restCell(db, cell, clock());
    } else if (outcome.why === 'no calls') return restCell(db, cell, clock());
    else await restCell(db, cell, later(outcome.why === 'refused' ? restsAfterRefusal : restsWithoutSubject));
  }
}

/** Looks after the stock every half minute. Returns how to stop. */
export function startStock(workshop: Workshop, clock: Clock, onFault: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= refillStock(workshop, clock)
      .catch(onFault)
      .finally(() => (running = null));
  }, minute / 2).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
