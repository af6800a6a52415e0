import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import { keepSession, paused, resumed, studiedMs, studySession } from './studySession.ts';
import type { StudySession } from './studySessionStorage.ts';

const session: StudySession = { id: 's1', examId: 'clf-c02', userId: 'u1', studiedMs: 60_000, runningSince: 1_000_000 };

test('SESS-02 SESS-10 a session is kept with its exam, its id and the time studied, and rests after a reload', async () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.spyOn(Date, 'now').mockReturnValue(1_005_000);
  keepSession(session);
  expect(studySession.get()).toEqual(session);

  vi.resetModules();
  const reloaded = await import('./studySession.ts');
  expect(reloaded.studySession.get()).toEqual({
    id: 's1',
    examId: 'clf-c02',
    userId: 'u1',
    studiedMs: 65_000,
    runningSince: null,
  });
});

test('SESS-08 a session that has ended is forgotten, also by the browser', () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  keepSession(session);
  keepSession(null);
  expect(studySession.get()).toBeNull();
  expect(sessionStorage.length).toBe(0);
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
