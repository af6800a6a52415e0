import { expect, test } from 'vitest';
import { isActive, listExams } from '../catalogue/catalogue.ts';
import { chanceOf } from './chance.ts';
import { learnerBy } from './learner.ts';
import { Rows } from './rows.ts';
import { study } from './study.ts';
import { Usage } from './usage.ts';

test('whoever joins at this very minute has nothing that refers to what they have not done yet', () => {
  const days = 40;
  const firstDay = '2025-10-01';
  const lastMorning = Date.parse('2025-11-09T05:00:00Z');
  const exam = listExams().find(isActive);
  if (!exam) throw new Error('No exam is active');
  const joining = Array.from({ length: 600 }, (_, number) =>
    learnerBy(chanceOf(`joining ${number}`), number, days, [exam.id]),
  )
    .filter(({ joinedOn, examOn }) => joinedOn === days - 1 && examOn !== null)
    .slice(0, 3);
  expect(joining).toHaveLength(3);
  const banks = new Map([[exam.id, { exam, modalityId: 'all', bookId: 0, bookBody: Buffer.alloc(0), questions: [] }]]);
  let begun = 0;
  for (const learner of joining) {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const rows = new Rows();
      const now = new Date(lastMorning + minute * 60_000);
      const world = { rows, usage: new Usage(rows), banks, firstDay, days, now };
      study({ ...world, freeDaily: 0, passwordHash: '', administratorEmail: '' }, learner, chanceOf('study'));
      const [dated, enrolled] = [rows.take('exam_dates'), rows.take('enrolments')];
      expect(enrolled.length, now.toISOString()).toBeGreaterThanOrEqual(dated.length);
      begun += dated.length;
    }
  }
  expect(begun).toBeGreaterThan(0);
});
