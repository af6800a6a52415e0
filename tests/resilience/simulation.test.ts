import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { call, cleanUp, enrolledLearner, killServer, makePlace, startLauncher, succeed } from './server.ts';

const place = makePlace();
afterAll(() => cleanUp(place));

interface Simulation {
  id: string;
  status: string;
  questions: { question: { id: string }; selected: string | null; flagged: boolean }[];
}

test('a simulation survives the death of the server: acknowledged answers are there, each is paid once, and it can be ended', async ({
  onTestFailed,
}) => {
  const server = await startLauncher(join(place, 'data'), { FREE_DAILY_CREDITS: '200' });
  onTestFailed(() => console.log(server.output()));
  const { token } = await enrolledLearner(server, 'learner@prepar.example');
  const exam = '/exams/clf-c02';
  await succeed(call(server, 'POST', `${exam}/start`, { token, body: { modalityId: 'simulation' } }));
  const read = () => succeed<Simulation>(call(server, 'GET', `${exam}/simulation`, { token }));
  const { id, questions } = await read();

  /** Which answers the server acknowledged. */
  const acknowledged = new Map<string, string>();
  const send = async (questionId: string, place: number) => {
    const selected = 'ABCD'.charAt(place % 4);
    const body = { selected, flagged: place % 5 === 0, timeMs: 1000 };
    const answered = await call(server, 'PUT', `${exam}/answers/${questionId}`, { token, body }).catch(() => null);
    if (answered?.status === 200) acknowledged.set(questionId, selected);
    return answered?.status === 200;
  };
  for (const [place, { question }] of questions.entries()) {
    if (place === 20) expect(killServer(server)).toBe(true);
    // What was not acknowledged is sent again, as the portal does, until somebody answers.
    while (!(await send(question.id, place))) await delay(100);
    if (place === 40) break;
  }
  expect(acknowledged.size).toBe(41);

  const resumed = await read();
  expect(resumed).toMatchObject({ id, status: 'IN_PROGRESS' });
  expect(resumed.questions.map(({ question }) => question.id)).toEqual(questions.map(({ question }) => question.id));
  for (const { question, selected } of resumed.questions) expect(selected).toBe(acknowledged.get(question.id) ?? null);

  expect(killServer(server)).toBe(true);
  const finish = () =>
    call(server, 'POST', `${exam}/finish`, { token, body: { score: 0, timeSpent: 0, answers: [] } }).catch(() => null);
  while ((await finish())?.status !== 200) await delay(100);
  expect(await read()).toMatchObject({ id, status: 'COMPLETED' });
  const account = await succeed<{ creditsUsed: number }>(call(server, 'GET', '/users/account-info', { token }));
  expect(account.creditsUsed).toBe(41);
  const stats = await succeed<{ totalAttempts: number }>(call(server, 'GET', '/attempts/stats/user', { token }));
  expect(stats.totalAttempts).toBe(41);
});
