import { domainName, knownTopicName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { languageOf, presentExplanation, presentQuestion, presentReasons } from '../questions/present-question.ts';
import { presentReport } from '../reports/present-report.ts';
import type { PastAnswer } from './service.ts';

/** A past answer in a line: the question, what was chosen, what is right. */
export const presentAttempt = ({ row, item, isMissed, report }: PastAnswer, locale: Locale): Schemas['Attempt'] => ({
  id: row.question_id, // a question is answered once, so its attempt needs no id of its own
  questionId: row.question_id,
  examId: row.exam_id,
  prompt: item.stem[locale],
  language: languageOf(item, locale),
  optionCount: item.options.length,
  selected: row.selected,
  isCorrect: row.is_correct,
  correctAnswer: item.key,
  explanation: presentExplanation(item, locale),
  isMissed,
  timeMs: row.time_ms,
  domain: domainName(row.exam_id, row.domain, locale),
  topic: knownTopicName(row.exam_id, item.topic, locale),
  localDate: row.local_date,
  createdAt: row.created_at.toISOString(),
  report: report && presentReport(report),
});

/** The whole of it, to be read again. */
export const presentPastAnswer = (answer: PastAnswer, locale: Locale): Schemas['PastAnswer'] => ({
  attempt: presentAttempt(answer, locale),
  question: presentQuestion(answer.row.question_id, answer.item, locale),
  review: {
    isCorrect: answer.row.is_correct,
    correctAnswer: answer.item.key,
    ...presentReasons(answer.item, locale),
  },
});
