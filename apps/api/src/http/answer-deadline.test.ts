import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { limitAnswerTime } from './answer-deadline.ts';

const app = fastify();
limitAnswerTime(app);
/** More than the system keeps for a reader that takes nothing. */
app.get('/long', async () => Buffer.alloc(50_000_000));

afterEach(() => vi.useRealTimers());

test('a reader that has not taken its answer is cut off after two minutes', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [connection] = (await once(app.server, 'connection')) as [Socket];
  reader.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // A wait of Vitest would move the clock that this test holds.
  while (!connection.writableNeedDrain) await setImmediate();
  vi.advanceTimersByTime(119_000);
  expect(connection.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(connection.destroyed).toBe(true);
  reader.destroy();
  await app.close();
});
