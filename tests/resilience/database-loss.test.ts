import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  type Answer,
  call,
  cleanUp,
  databasePid,
  drawQuestions,
  enrolledLearner,
  killDatabase,
  makePlace,
  type Server,
  startServer,
  succeed,
} from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
let server: Server;

beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(() => cleanUp(place));

test('a database that dies is missed with a clear refusal, comes back by itself and has everything', async () => {
  const learner = await enrolledLearner(server, 'ana@prepar.example');
  const [questionId = ''] = await drawQuestions(server, learner, 1);
  expect((await answer(server, learner, questionId, 'B')).status).toBe(201);
  const before = databasePid(folder);
  const killed = killDatabase(folder);

  // Asked from before it dies on, so that no return is so fast that nobody misses it.
  const refused: Answer[] = [];
  for (;;) {
    const response = await call(server, 'GET', '/users/profile', learner);
    if (response.status === 200 && refused.length > 0) break;
    if (response.status !== 200) refused.push(response);
  }
  await killed;
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE', requestId: headers.get('x-request-id') });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(databasePid(folder)).not.toBe(before);
  const again = await answer(server, learner, questionId, 'B');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(await succeed(call(server, 'GET', '/users/account-info', learner))).toMatchObject({
    creditsUsed: 1,
    creditsRemaining: 4,
  });
});
