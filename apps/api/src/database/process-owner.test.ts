import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '../config.ts';
import { makeFolder, owner } from './process-owner.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'prepar-owner-'));
  chmodSync(place, 0o755);
});
afterEach(() => rmSync(place, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;
const refusal = (folder: string): string => {
  try {
    makeFolder(folder);
    return '';
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
};

test('the data folder is for the database alone, the way to it can be walked', () => {
  const folder = join(place, 'some', 'where', 'data');
  makeFolder(folder);
  expect(mode(folder)).toBe(0o700);
  expect(mode(join(place, 'some'))).toBe(0o755);
  expect(statSync(folder).uid).toBe(owner?.uid ?? process.getuid?.());
});

test('making it again changes nothing', () => {
  const folder = join(place, 'data');
  makeFolder(folder);
  writeFileSync(join(folder, 'kept'), 'x');
  makeFolder(folder);
  expect(statSync(join(folder, 'kept')).size).toBe(1);
});

test('a data folder that cannot be made is named, with the cure', () => {
  writeFileSync(join(place, 'file'), '');
  const folder = join(place, 'file', 'data');
  const message = refusal(folder);
  expect(message).toContain(folder);
  expect(message).toContain('PREPAR_DATA_DIR');
});

// Only root runs the database as somebody else.
test.runIf(owner)('a data folder that the user of the database cannot reach is named, with the cure', () => {
  chmodSync(place, 0o700);
  const folder = join(place, 'deep', 'data');
  const message = refusal(folder);
  expect(message).toContain(folder);
  expect(message).toContain(`cannot enter ${place}`);
  expect(message).toContain(`chmod o+x ${place}`);
  expect(message).toContain('PREPAR_DATA_DIR');
});
