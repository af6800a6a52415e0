import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  insist,
  keepSignedIn,
  option,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });

const minute = 60_000;
const act = (learner: Caller, verb: 'start' | 'pause' | 'resume') =>
  succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/${verb}`));
const finish = (learner: Caller, timeSpent: number) =>
  succeed<Schemas['FinishedSession']>(
    insist(() => learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent, answers: [] } })),
  );
const answerOne = async (learner: Caller) => {
  const [questionId = ''] = await drawQuestions(learner, 1);
  await succeed(answer(learner, questionId, 'A'));
};

/** Study time of a learner in milliseconds, as each place that keeps it says. */
async function studyTimes({ id, call }: Caller) {
  const { db } = api.database;
  const sum = (rows: { ms: number }[]) => rows.reduce((total, { ms }) => total + ms, 0);
  const summary = await succeed<Schemas['AnalyticsSummary']>(call('GET', '/analytics/summary'));
  return {
    sessions: sum(await db.selectFrom('study_sessions').select('counted_ms as ms').where('user_id', '=', id).execute()),
    sessionDays: sum(
      await db.selectFrom('study_session_days').select('study_ms as ms').where('user_id', '=', id).execute(),
    ),
    days: sum(await db.selectFrom('study_days').select('study_ms as ms').where('user_id', '=', id).execute()),
    exams: sum(await db.selectFrom('exam_totals').select('study_ms as ms').where('user_id', '=', id).execute()),
    summary: Math.round(summary.totalStudyTime * 3_600_000),
  };
}
const all = (ms: number) => ({ sessions: ms, sessionDays: ms, days: ms, exams: ms, summary: ms });

test('SESS-01 SESS-02 starting an enrolled exam runs the session of the enrolment', async () => {
  const learner = await enrolledLearner(api);
  api.clock.advance(5 * minute);
  const session = await act(learner, 'start');
  expect(session).toMatchObject({ status: 'IN_PROGRESS', isActive: true, resumed: true, totalTime: 0, pausedAt: null });
  expect(session.startTime).toBe(api.clock.now.toISOString());
  expect(await act(learner, 'start')).toMatchObject({ id: session.id, resumed: true });
});

test('SESS-05 SESS-09 time counts while a session runs and stands still while it is paused', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(10 * minute);
  expect(await act(learner, 'pause')).toMatchObject({
    status: 'PAUSED',
    isActive: false,
    totalTime: 600,
    pausedAt: api.clock.now.toISOString(),
  });
  api.clock.advance(60 * minute);
  expect(await act(learner, 'resume')).toMatchObject({
    status: 'IN_PROGRESS',
    totalTime: 600,
    pausedAt: null,
    resumed: true,
  });
  api.clock.advance(5 * minute);
  expect(await act(learner, 'pause')).toMatchObject({ totalTime: 900 });
  expect(await studyTimes(learner)).toEqual(all(15 * minute));
});

test('pausing twice changes nothing', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(minute);
  const paused = await act(learner, 'pause');
  api.clock.advance(minute);
  expect(await act(learner, 'pause')).toEqual(paused);
});

test.each(['start', 'resume'] as const)(
  'a night after which a session goes on by %s is not studied, though its pause was lost',
  async (verb) => {
    const learner = await enrolledLearner(api);
    const session = await act(learner, 'start');
    api.clock.advance(10 * minute);
    await answerOne(learner);
    api.clock.advance(8 * 60 * minute);
    expect(await act(learner, verb)).toEqual({ ...session, totalTime: 600, resumed: true });
    api.clock.advance(5 * minute);
    await answerOne(learner);
    expect(await studyTimes(learner)).toEqual(all(15 * minute));
  },
);

test('SESS-07 SESS-09 SESS-11 ENT-11 the time spent that finish reports is the study time of the session', async () => {
  const learner = await enrolledLearner(api);
  const { id, startTime } = await act(learner, 'start');
  api.clock.advance(10 * minute);
  await act(learner, 'pause');
  await act(learner, 'resume');
  api.clock.advance(10 * minute);
  expect(await finish(learner, 12 * minute)).toEqual({
    examId,
    examAttemptId: id,
    status: 'COMPLETED',
    score: null,
    duration: 720,
    startTime,
    endTime: api.clock.now.toISOString(),
    domains: null,
  });
  expect(await studyTimes(learner)).toEqual(all(12 * minute));
});

test('a reported time beyond the running time of the session does not count', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(3 * minute);
  expect(await finish(learner, 7 * 24 * 60 * minute)).toMatchObject({ duration: 180 });
  expect(await studyTimes(learner)).toEqual(all(3 * minute));
});

test('finishing again returns the finished session and counts nothing', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(3 * minute);
  const finished = await finish(learner, 2 * minute);
  api.clock.advance(3 * minute);
  expect(await finish(learner, 3 * minute)).toEqual(finished);
  expect(await studyTimes(learner)).toEqual(all(2 * minute));
});

test('finishing from several tabs at once counts once', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(4 * minute);
  const finished = await Promise.all(Array.from({ length: 10 }, (_, index) => finish(learner, index * minute)));
  expect(new Set(finished.map(({ duration }) => duration)).size).toBe(1);
  expect(await studyTimes(learner)).toEqual(all((finished[0]?.duration ?? -1) * 1000));
});

test('a session that is never finished counts up to its last answer', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  for (const minutes of [2, 3]) {
    api.clock.advance(minutes * minute);
    await answerOne(learner);
  }
  api.clock.advance(60 * minute);
  expect(await studyTimes(learner)).toEqual(all(5 * minute));
});

test('answers given outside a running session count no study time', async () => {
  const learner = await enrolledLearner(api);
  api.clock.advance(10 * minute);
  await answerOne(learner);
  expect(await studyTimes(learner)).toEqual(all(0));
});

test('a start after a finish opens another session, and all of them add up', async () => {
  const learner = await enrolledLearner(api);
  const first = await act(learner, 'start');
  api.clock.advance(5 * minute);
  await finish(learner, 5 * minute);
  api.clock.advance(minute);
  const second = await act(learner, 'start');
  expect(second.id).not.toBe(first.id);
  expect(second).toMatchObject({ status: 'IN_PROGRESS', resumed: false, totalTime: 0 });
  api.clock.advance(4 * minute);
  await finish(learner, 3 * minute);
  expect(await studyTimes(learner)).toEqual(all(8 * minute));
});

test('pause, resume and finish say whether there never was a session or it has ended', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  await finish(learner, 0);
  for (const verb of ['pause', 'resume']) {
    const response = await learner.call('POST', `/exams/${examId}/${verb}`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'SESSION_STATE_CONFLICT' });
  }
  const stranger = await api.learner();
  for (const verb of ['pause', 'resume'])
    expect((await stranger.call('POST', `/exams/${examId}/${verb}`)).json()).toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
});

test('a session over midnight gives each day its own time, and a shorter finish takes from the last', async () => {
  api.clock.now = new Date('2025-12-01T02:50:00.000Z'); // 23:50 in São Paulo
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(15 * minute);
  await answerOne(learner);
  api.clock.advance(10 * minute);
  await act(learner, 'pause');
  const days = () =>
    api.database.db
      .selectFrom('study_days')
      .select(['local_date', 'study_ms'])
      .where('user_id', '=', learner.id)
      .orderBy('local_date')
      .execute();
  expect(await days()).toEqual([
    { local_date: '2025-11-30', study_ms: 10 * minute },
    { local_date: '2025-12-01', study_ms: 15 * minute },
  ]);
  await finish(learner, 14 * minute);
  expect(await days()).toEqual([
    { local_date: '2025-11-30', study_ms: 10 * minute },
    { local_date: '2025-12-01', study_ms: 4 * minute },
  ]);
  expect(await studyTimes(learner)).toEqual(all(14 * minute));
});

test('the first answer after midnight is one of the new day, and its study time partly of the old one', async () => {
  api.clock.now = new Date('2025-12-01T02:55:00.000Z'); // 23:55 in São Paulo
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  const [questionId = ''] = await drawQuestions(learner, 1);
  api.clock.advance(10 * minute);
  await succeed(answer(learner, questionId, await option(api, questionId, true)));
  const days = await api.database.db
    .selectFrom('study_days')
    .select(['local_date', 'answered', 'correct', 'credits', 'study_ms'])
    .where('user_id', '=', learner.id)
    .orderBy('local_date')
    .execute();
  expect(days).toEqual([
    { local_date: '2025-11-30', answered: 0, correct: 0, credits: 0, study_ms: 5 * minute },
    { local_date: '2025-12-01', answered: 1, correct: 1, credits: 1, study_ms: 5 * minute },
  ]);
});

test.each(['answer', 'generation', 'pause', 'finish'])(
  'of a silence that ends with %s, 15 minutes count',
  async (sign) => {
    const learner = await enrolledLearner(api);
    await keepSignedIn(api, learner);
    const give = () => {
      if (sign === 'answer') return answerOne(learner);
      if (sign === 'generation') return drawQuestions(learner, 1);
      return sign === 'pause' ? act(learner, 'pause') : finish(learner, 7 * 24 * 60 * minute);
    };
    for (const [silence, counted] of [
      [15 * minute, 15 * minute],
      [15 * minute + 1, 30 * minute],
      [72 * 60 * minute, 45 * minute],
    ] as const) {
      await act(learner, 'start');
      api.clock.advance(silence);
      await give();
      expect(await studyTimes(learner)).toEqual(all(counted));
    }
  },
);

test.each([
  ['short', 5, 15],
  ['long', 3 * 60, 10],
])('of a %s silence that a simulation ends, what was studied counts', async (_silence, silent, counted) => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(10 * minute);
  await answerOne(learner);
  api.clock.advance(silent * minute);
  await succeed(learner.call('POST', `/exams/${examId}/start`, { body: { modalityId: 'simulation' } }));
  expect(await studyTimes(learner)).toEqual(all(counted * minute));
});

test('a clock that another process has ahead counts no time twice', async () => {
  const learner = await enrolledLearner(api);
  await act(learner, 'start');
  api.clock.advance(10 * minute);
  await answerOne(learner);
  api.clock.advance(-2 * minute); // the next call reaches a process whose clock is behind
  await answerOne(learner);
  api.clock.advance(4 * minute);
  await act(learner, 'pause');
  expect(await studyTimes(learner)).toEqual(all(12 * minute));
});

test('ENT-17 a session leaves one activity when it first runs and one when it ends', async () => {
  const learner = await enrolledLearner(api);
  const types = async () => {
    const { recentActivity } = await succeed<Schemas['AnalyticsSummary']>(learner.call('GET', '/analytics/summary'));
    return recentActivity.map(({ type }) => type);
  };
  await act(learner, 'start');
  await act(learner, 'pause');
  await act(learner, 'start');
  expect(await types(), 'without a question it is none').toEqual([]);
  await drawQuestions(learner, 2);
  expect(await types()).toEqual(['STUDY_SESSION_STARTED']);
  await finish(learner, 0);
  await finish(learner, 0);
  expect(await types()).toEqual(['STUDY_SESSION_ENDED', 'STUDY_SESSION_STARTED']);
});
