import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingCriteria as serverCriteria } from '../../apps/api/src/auth/password-policy.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { plans as creditsOfPlans } from '../../apps/api/src/credits/plans.ts';
import { passwordStrength } from '../../packages/screens/src/auth/passwordPolicy.ts';
import { freeCredits } from '../../packages/screens/src/common/freeCredits.ts';
import { plans } from '../../packages/screens/src/pricing/plans.ts';

const checkout = join(import.meta.dirname, '../..');

/** Lines of product code that match, as `file: line`. */
function find(files: string, pattern: RegExp, except = /\.(stories|story-helpers|test|fixtures)\.tsx?$/): string[] {
  return globSync(files, { cwd: checkout })
    .filter((file) => !except.test(file))
    .flatMap((file) =>
      readFileSync(join(checkout, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

test('screens and portal style nothing themselves', () => {
  expect(find('{packages/screens,apps/portal}/src/**/*.tsx', /\b(className|style)=/)).toEqual([]);
});

test('pictures do not read the clock, chance, storage or the address', () => {
  const world =
    /\b(Date\.now\(|new Date\(\)|Math\.random|localStorage|sessionStorage|document\.cookie|fetch\(|location\.)/;
  expect(find('packages/{ui,screens}/src/**/*.{ts,tsx}', world)).toEqual([]);
});

test('a flow uses its own words and the common ones, because no others are loaded with it', () => {
  const foreign = globSync('packages/screens/src/*/*.tsx', { cwd: checkout }).flatMap((file) => {
    const flow = file.split('/')[3]?.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
    const text = readFileSync(join(checkout, file), 'utf8');
    return [...text.matchAll(/\bt\(\s*[`'](\w+)\./g)]
      .filter(([, used]) => used !== flow && used !== 'common')
      .map(([, used]) => `${file}: ${used}`);
  });
  expect(foreign).toEqual([]);
});

test('the question engine knows no provider, and content comes in by one door', () => {
  const providers = /\b(aws|amazon|azure|microsoft|google|gcp)\b/i;
  expect(find('apps/api/src/{questions,knowledge}/**/*.ts', providers)).toEqual([]);
  const fromContent = find('apps/api/src/**/*.ts', /from '.*\/content\//);
  expect(fromContent).toEqual([expect.stringMatching(/^apps\/api\/src\/catalogue\/catalogue\.ts: /)]);
  expect(find('apps/api/content/**/*.ts', /from '.*\/src\/(?!knowledge\/)/)).toEqual([]);
});

test('packages/ui says nothing in any language', () => {
  const words = />\p{L}[^<>{}=;]*<\//u;
  expect(find('packages/ui/src/**/*.tsx', words)).toEqual([]);
});

test.each([
  '',
  'short1!',
  'alllowercase1!',
  'ALLUPPERCASE1!',
  'NoDigits!!',
  'NoSymbol11',
  'With space1!',
  'password',
  'Correta1!',
  'Ç漢字aA1!xx',
])('VALID-01 VALID-02 VALID-03 VALID-04 VALID-06 server and screen judge "%s" alike', (password) => {
  const met = 7 - serverCriteria(password, 'password').length;
  expect(passwordStrength(password).percent).toBeCloseTo((met / 7) * 100, 5);
});

test('a plan gives the credits that the pricing page promises', () => {
  const promised = plans
    .filter(({ credits }) => credits.every === 'month')
    .map(({ id, credits }) => [id, credits.count]);
  expect(creditsOfPlans).toEqual(Object.fromEntries(promised));
  expect(readConfig({}).freeDailyCredits).toBe(freeCredits);
});
