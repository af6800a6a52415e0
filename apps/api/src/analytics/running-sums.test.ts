import { type Arbitrary, array, boolean, constant, nat, oneof, record, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { countAnswers } from '../platform/service.ts';
import { answer, drawQuestions, enrolledLearner, examId, keepSignedIn, option, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 40 });

/** A clumsy learner: some of these calls are refused, and none of that may show in any sum. */
type Step =
  | { do: 'answer'; isRight: boolean; timeMs: number }
  | { do: 'repeat' }
  | { do: 'rush'; questions: number }
  | { do: 'start' | 'pause' | 'resume' | 'leave' }
  | { do: 'finish'; timeSpent: number }
  | { do: 'wait'; minutes: number };

const steps: Arbitrary<Step> = oneof(
  { weight: 8, arbitrary: record({ do: constant('answer' as const), isRight: boolean(), timeMs: nat(90_000) }) },
  { weight: 2, arbitrary: record({ do: constant('repeat' as const) }) },
  { weight: 1, arbitrary: record({ do: constant('rush' as const), questions: nat(6) }) },
  ...(['start', 'pause', 'resume'] as const).map((verb) => ({ weight: 2, arbitrary: record({ do: constant(verb) }) })),
  { weight: 2, arbitrary: record({ do: constant('finish' as const), timeSpent: nat(7_200_000) }) },
  { weight: 5, arbitrary: record({ do: constant('wait' as const), minutes: nat(400) }) },
);

async function take(learner: Caller, step: Step, last: { id: string; selected: string }): Promise<void> {
  const session = (verb: string) => learner.call('POST', `/exams/${examId}/${verb}`);
  switch (step.do) {
    case 'answer': {
      const [id = ''] = await drawQuestions(learner, 1);
      Object.assign(last, { id, selected: await option(api, id, step.isRight) });
      await answer(learner, id, last.selected, step.timeMs);
      return;
    }
    case 'repeat':
      await answer(learner, last.id || 'none', last.selected || 'A');
      return;
    case 'rush': {
      const questions = await drawQuestions(learner, step.questions);
      await Promise.all([
        ...questions.flatMap((id) => [answer(learner, id, 'A'), answer(learner, id, 'B')]),
        session('pause'),
        session('resume'),
      ]);
      return;
    }
    case 'finish':
      await learner.call('POST', `/exams/${examId}/finish`, {
        body: { score: 0, timeSpent: step.timeSpent, answers: [] },
      });
      return;
    case 'leave':
      await learner.call('DELETE', `/exams/${examId}/unenroll`);
      await session('start');
      return;
    case 'wait':
      api.clock.advance(step.minutes * 60_000);
      return;
    default:
      await session(step.do);
  }
}

const rows = async (query: string, userId?: string) =>
  (await api.database.pool.query<object>(query, userId === undefined ? [] : [userId])).rows;

/** Each running sum, beside the same figure counted anew from what really happened. */
const sums: [name: string, running: string, counted: string][] = [
  [
    'exam totals',
    'select exam_id, answered, correct, time_ms, last_attempt_at from exam_totals where user_id = $1 and answered > 0',
    `select exam_id, count(*) as answered, count(*) filter (where is_correct) as correct, sum(time_ms) as time_ms, max(created_at) as last_attempt_at
     from attempts where user_id = $1 group by exam_id`,
  ],
  [
    'topic totals',
    'select exam_id, domain, topic, answered, correct from topic_totals where user_id = $1 order by 1, 2, 3',
    `select exam_id, domain, topic, count(*) as answered, count(*) filter (where is_correct) as correct
     from attempts where user_id = $1 group by 1, 2, 3 order by 1, 2, 3`,
  ],
  [
    'days of answers',
    'select local_date, exam_id, answered, correct, credits from study_days where user_id = $1 and answered > 0 order by 1, 2',
    `select local_date, exam_id, count(*) as answered, count(*) filter (where is_correct) as correct, count(*) as credits
     from attempts where user_id = $1 group by 1, 2 order by 1, 2`,
  ],
  [
    'days of study',
    'select local_date, sum(study_ms) as ms from study_days where user_id = $1 and study_ms <> 0 group by 1 order by 1',
    'select local_date, sum(study_ms) as ms from study_session_days where user_id = $1 and study_ms <> 0 group by 1 order by 1',
  ],
  [
    'study time of sessions',
    'select session_id as id, sum(study_ms) as ms from study_session_days where user_id = $1 group by 1 having sum(study_ms) <> 0 order by 1',
    'select id, counted_ms as ms from study_sessions where user_id = $1 and counted_ms <> 0 order by 1',
  ],
  [
    'study time of the exam',
    'select coalesce(sum(study_ms), 0) as ms from exam_totals where user_id = $1',
    'select coalesce(sum(counted_ms), 0) as ms from study_sessions where user_id = $1',
  ],
  [
    'answers of the person',
    'select answered, last_answer_at from answer_totals where user_id = $1',
    `select count(*)::int as answered, max(created_at) as last_answer_at from credit_ledger where user_id = $1 and kind = 'ANSWER'`,
  ],
  [
    'credits',
    'select used_total, used_today from credit_accounts where user_id = $1',
    `select count(*) as used_total, count(*) filter (where local_date = (select day from credit_accounts where user_id = $1)) as used_today
     from credit_ledger where user_id = $1 and kind = 'ANSWER'`,
  ],
];

test.each([11, 12])('every running sum equals a recount after random days of study (seed %i)', async (seed) => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const last = { id: '', selected: '' };
  const [path = []] = sample(array(steps, { minLength: 150, maxLength: 150 }), { seed, numRuns: 1 });
  for (const [index, step] of path.entries()) await take(learner, index === 50 ? { do: 'leave' } : step, last);

  await countAnswers(api.database.db);
  expect(await rows('select question_id from attempts where user_id = $1', learner.id)).not.toHaveLength(0);
  for (const [name, running, counted] of sums)
    expect(await rows(running, learner.id), name).toEqual(await rows(counted, learner.id));
  for (const table of ['platform_days', 'platform_domains'])
    expect(await rows(`select sum(answered) as answers from ${table}`), table).toEqual(
      await rows("select count(*) as answers from credit_ledger where kind = 'ANSWER'"),
    );
  const stats = await succeed<{ totalAttempts: number }>(learner.call('GET', '/attempts/stats/user'));
  expect(await rows('select question_id from attempts where user_id = $1', learner.id)).toHaveLength(
    stats.totalAttempts,
  );
});
