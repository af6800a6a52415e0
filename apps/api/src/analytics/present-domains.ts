import { percentage } from '../numbers.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { domainName } from '../catalogue/catalogue.ts';

interface TopicRow {
  exam_id: string;
  domain: string;
  answered: number;
  correct: number;
}

/** Totals by the name of the domain; exams whose domains share a name add up. */
export function presentDomains(rows: TopicRow[], locale: Locale): Record<string, Schemas['DomainTotals']> {
  const sums = new Map<string, { answered: number; correct: number }>();
  for (const { exam_id, domain, answered, correct } of rows) {
    const name = domainName(exam_id, domain, locale);
    const sum = sums.get(name) ?? { answered: 0, correct: 0 };
    sums.set(name, { answered: sum.answered + answered, correct: sum.correct + correct });
  }
  return Object.fromEntries(
    [...sums].map(([name, { answered, correct }]) => [
      name,
      { questionsAnswered: answered, correctAnswers: correct, accuracy: percentage(correct, answered) },
    ]),
  );
}
