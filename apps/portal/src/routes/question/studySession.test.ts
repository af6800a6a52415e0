import { expect, test } from 'vitest';
import { paused, resumed, type StudySession, studiedMs } from './studySession.ts';

const session: StudySession = { id: 's1', examId: 'clf-c02', userId: 'u1', studiedMs: 60_000, runningSince: 1_000_000 };

test('SESS-02 SESS-10 a kept session knows its exam, its id, whether it runs and how long it was studied', () => {
  expect(session).toMatchObject({ id: 's1', examId: 'clf-c02', runningSince: 1_000_000, studiedMs: 60_000 });
});

test('SESS-09 time counts while a session runs and stands still while it is paused', () => {
  expect(studiedMs(session, 1_005_000)).toBe(65_000);
  const resting = paused(session, 1_005_000);
  expect(resting.runningSince).toBeNull();
  expect(studiedMs(resting, 9_000_000)).toBe(65_000);
  expect(studiedMs(resumed(resting, 2_000_000), 2_001_000)).toBe(66_000);
});

test('a clock that was set back takes no time away', () => {
  expect(studiedMs(session, 0)).toBe(60_000);
});
