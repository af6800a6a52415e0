import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastLines, openLog, turnLog } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepar-log-'));
const file = join(folder, 'some.log');
afterAll(() => rmSync(folder, { recursive: true }));

test('a long log is put aside under its writer, who goes on in an empty one', () => {
  writeFileSync(file, `${'a line\n'.repeat(2_000_000)}the last\n`);
  const log = openLog(file);
  writeSync(log, 'first of the new\n');
  expect(readFileSync(file, 'utf8')).toBe('first of the new\n');
  expect(lastLines(`${file}.1`)).toBe('a line\na line\na line\na line\nthe last');
  turnLog(file);
  writeSync(log, 'x'.repeat(11 * 1024 * 1024));
  turnLog(file);
  writeSync(log, 'on\n');
  closeSync(log);
  expect(readFileSync(file, 'utf8')).toBe('on\n');
  expect(statSync(`${file}.1`).size).toBeLessThan(12 * 1024 * 1024);
});

test('a log that is not there or short has the lines that it has', () => {
  expect(lastLines(join(folder, 'none'))).toBe('');
  writeFileSync(file, 'one\ntwo\n');
  expect(lastLines(file)).toBe('one\ntwo');
});
