import { domainModality, domainName, topicName } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers } from '../http/operations.ts';
import { percentage } from '../numbers.ts';
import { factTaught } from '../questions/present-question.ts';
import { modelOf } from './exam-model.ts';
import { requirePlannable } from './plannable.ts';
import { mostPerDay } from './plan.ts';
import { assumptions, recommend } from './present-words.ts';
import { selectTopics } from './queries.ts';
import { inPercent, masteryOf, unknown } from './readiness.ts';
import { courseOf, examReadiness, type ExamReadiness, planFor, shownWeaknesses } from './service.ts';

const periods = { '7d': 7, '30d': 30, '90d': 90 };

export function readinessHandlers(db: Database) {
  return {
    getPassProbability: async ({ user, query, locale, now }) => {
      const exam = requireExam(query.examId);
      const found = await examReadiness(db, user, exam, now);
      const { pass, confidence } = found.standing;
      return {
        data: { examId: exam.id, ...pass, ...known(found), assumptions: assumptions(exam, locale), confidence },
      };
    },
    getReadiness: async ({ user, query, locale, now }) => {
      const exam = requireExam(query.examId);
      const found = await examReadiness(db, user, exam, now);
      const { score, level, missing } = found.standing;
      return {
        data: {
          examId: exam.id,
          ...score,
          ...known(found),
          assumptions: assumptions(exam, locale),
          cut: percentage(found.model.cut, 1),
          level,
          missing,
        },
      };
    },
    getDomainProgress: async ({ user, query, locale, now }) => {
      const exam = requireExam(query.examId);
      const [{ model, standing, counts }, topics] = await Promise.all([
        examReadiness(db, user, exam, now),
        selectTopics(db, user.id, exam.id),
      ]);
      const domains = model.domains.flatMap(({ id, weight }, d) => {
        const expected = standing.domains[d];
        if (!expected) return [];
        const own = topics.filter(({ domain }) => domain === id);
        const answered = own.reduce((sum, row) => sum + row.answered, 0);
        const correct = own.reduce((sum, row) => sum + row.correct, 0);
        const mastery = masteryOf(expected, counts[id] ?? 0);
        return {
          domain: domainName(exam.id, id, locale),
          modalityId: domainModality(exam, id)?.id ?? null,
          weight: percentage(weight, 1),
          questionsAnswered: answered,
          correctAnswers: correct,
          accuracy: answered === 0 ? null : percentage(correct, answered),
          ...(mastery === 'NO_DATA' ? unknown : inPercent({ ...expected, value: expected.mean })),
          mastery,
        };
      });
      return { data: { examId: exam.id, domains } };
    },
    getWeaknesses: async ({ user, query, locale, now }) => {
      const exam = requireExam(query.examId);
      const rows = await shownWeaknesses(db, user, exam, now);
      return {
        data: {
          examId: exam.id,
          weaknesses: rows.map(({ domain, topic, answered, wrong, missed, priority }) => {
            const name = domainName(exam.id, domain, locale);
            const theme = topic === null ? null : topicName(exam, topic, locale);
            return {
              domain: name,
              modalityId: domainModality(exam, domain)?.id ?? null,
              weight: percentage(exam.blueprint.domains.find(({ id }) => id === domain)?.weight ?? 0, 1),
              topic: theme,
              accuracy: percentage(answered - wrong, answered),
              questionsAnswered: answered,
              wrongAnswers: wrong,
              missed: missed.map((item) => factTaught(item, locale)),
              priority,
              recommendation: recommend(theme ?? name, locale),
            };
          }),
        },
      };
    },
    getStudyPlan: async ({ user, query, now }) => {
      const exam = requireExam(query.examId);
      const { date } = query;
      requirePlannable(date, user.timeZone, now);
      const plan = await planFor(db, user, exam, date, now);
      return { data: { examId: exam.id, date, cut: percentage(modelOf(exam).cut, 1), mostPerDay, ...plan } };
    },
    getTrend: async ({ user, query, now }) => {
      const exam = requireExam(query.examId);
      const period = query.period ?? '30d';
      const { days, change } = await courseOf(db, user, exam, periods[period], now);
      return {
        data: {
          examId: exam.id,
          period,
          direction: change?.direction ?? 'stable',
          change: change && { value: change.change, low: change.low, high: change.high },
          points: days.map((day) => ({
            date: day.local_date,
            questionsAnswered: day.answered,
            correctAnswers: day.correct,
            accuracy: day.answered === 0 ? null : percentage(day.correct, day.answered),
            studySeconds: day.study_ms / 1000,
            value: day.score,
            low: day.score_low,
            high: day.score_high,
          })),
        },
      };
    },
  } satisfies Partial<Handlers>;
}

const known = ({ standing }: ExamReadiness) => ({ n: standing.answers, coverage: percentage(standing.coverage, 1) });
