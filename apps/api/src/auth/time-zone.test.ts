import { expect, test } from 'vitest';
import { enrolledLearner, practise, succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';
import { changeOfZone, zoneAt } from './time-zone.ts';

const api = useTestApp();
const hour = 3_600_000;
const zone = (name: string) => ({ 'x-time-zone': name });
const now = new Date('2025-11-20T15:00:00.000Z');

async function daysOf(userId: string): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom('attempts')
    .select('local_date')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ local_date }) => local_date);
}

test.each([
  ['America/Sao_Paulo', '2025-11-20T02:59:59.999Z', '2025-11-20T03:00:00.000Z'],
  ['Asia/Tokyo', '2025-11-19T14:59:59.999Z', '2025-11-19T15:00:00.000Z'],
  ['America/Los_Angeles', '2025-11-20T07:59:59.999Z', '2025-11-20T08:00:00.000Z'],
])('days begin at midnight in %s, the zone of the registration', async (name, before, after) => {
  api.clock.now = new Date(before);
  const learner = await enrolledLearner(api, zone(name));
  await practise(api, learner);
  api.clock.now = new Date(after);
  await practise(api, learner);
  expect(await daysOf(learner.id)).toEqual(['2025-11-19', '2025-11-20']);
});

test.each([[{}], [zone('Mars/Olympus')], [zone('local')]])(
  'an account made with the headers %o lives in São Paulo',
  async (headers) => {
    api.clock.now = new Date('2025-11-20T02:59:00.000Z');
    const learner = await enrolledLearner(api, headers);
    await practise(api, learner);
    expect(await daysOf(learner.id)).toEqual(['2025-11-19']);
  },
);

test('a sign-in from another zone moves the days from the next midnight of the old one', async () => {
  api.clock.now = new Date('2025-11-20T15:00:00.000Z'); // 12:00 in São Paulo, 00:00 of the 21st in Tokyo
  const learner = await enrolledLearner(api, zone('America/Sao_Paulo'));
  await succeed(
    api.call('POST', '/users/auth/login', {
      body: { email: learner.email, password: goodPassword },
      headers: zone('Asia/Tokyo'),
    }),
  );
  await practise(api, learner);
  api.clock.now = new Date('2025-11-21T02:59:00.000Z');
  await practise(api, learner);
  api.clock.now = new Date('2025-11-21T03:00:00.000Z'); // midnight in São Paulo, noon in Tokyo
  await practise(api, learner);
  api.clock.now = new Date('2025-11-21T15:00:00.000Z'); // midnight in Tokyo
  await practise(api, learner);
  expect(await daysOf(learner.id)).toEqual(['2025-11-20', '2025-11-20', '2025-11-21', '2025-11-22']);
});

const resident = {
  time_zone: 'America/Sao_Paulo',
  next_time_zone: null,
  next_time_zone_from: null,
  time_zone_changed_at: null,
};

test('a zone that is unknown, absent or the same changes nothing', () => {
  for (const wanted of [undefined, '', 'Mars/Olympus', 'America/Sao_Paulo'])
    expect(changeOfZone(resident, wanted, now)).toBeNull();
});

test('a second change within 24 hours is not made, a later one is', () => {
  const moved = { ...resident, ...changeOfZone(resident, 'Asia/Tokyo', now) };
  expect(moved).toMatchObject({
    next_time_zone: 'Asia/Tokyo',
    next_time_zone_from: new Date('2025-11-21T03:00:00.000Z'),
  });
  expect(changeOfZone(moved, 'America/Los_Angeles', new Date(now.getTime() + 24 * hour - 1))).toBeNull();
  const again = changeOfZone(moved, 'America/Los_Angeles', new Date(now.getTime() + 24 * hour));
  // By then it is midnight in Tokyo, which is in force: the next one counts.
  expect(again).toMatchObject({ time_zone: 'Asia/Tokyo', next_time_zone_from: new Date('2025-11-22T15:00:00.000Z') });
});

test('the new zone is in force from its instant on', () => {
  const moved = { ...resident, ...changeOfZone(resident, 'Asia/Tokyo', now) };
  const from = new Date('2025-11-21T03:00:00.000Z');
  expect(zoneAt(moved, new Date(from.getTime() - 1))).toBe('America/Sao_Paulo');
  expect(zoneAt(moved, from)).toBe('Asia/Tokyo');
});
