import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useTestApp } from '../../apps/api/src/testing/test-app.ts';

const run = promisify(execFile);
const api = useTestApp();

test('the six calls of the first chapter work when they are pasted one after another', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const chapter = readFileSync(join(import.meta.dirname, '../../openapi/docs/getting-started.md'), 'utf8');
  const pasted = [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines);
  expect(pasted).toHaveLength(6);
  // What a person's shell does; curl itself may be missing on a machine that runs tests.
  const curl = `curl() { "${process.execPath}" "${join(import.meta.dirname, 'curl.mjs')}" "$@"; }`;
  const script = [curl, ...pasted].join('\n').replaceAll('https://prepar.example', origin);
  const { stdout } = await run('sh', ['-ec', script]);
  const answers = stdout.trim().split('\n');
  const [registered, exams, started, question, attempt] = answers.map((line) => JSON.parse(line));
  expect(registered).toMatchObject({ success: true });
  expect(exams.data.exams.map(({ id }: { id: string }) => id)).toContain('clf-c02');
  expect(started).toMatchObject({ data: { examId: 'clf-c02' } });
  expect(question.data.question.options.length).toBeGreaterThanOrEqual(4);
  expect(attempt).toMatchObject({ data: { questionId: question.data.question.id, creditsSpent: 1 } });
}, 60_000);
