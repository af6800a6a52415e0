import { isActive, listExams } from '../catalogue/catalogue.ts';
import { engineFor } from '../questions/engine.ts';

/** Leaves the generator only questions with so many right options: what a test in a browser meets must not be left to chance, and the mix never waits for what cannot come. */
export function keepOneForm(answerCount: 1 | 2): void {
  for (const exam of listExams().filter(isActive)) {
    const engine = engineFor(exam.id);
    engine.candidates = engine.candidates.filter(
      ({ template, form }) => (answerCount === 2) === (template === 'choose-two' || form.startsWith('pair ')),
    );
  }
}
