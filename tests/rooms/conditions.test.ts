import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditions } from '../../packages/screens/src/catalogue/readStories.ts';
import { readStories } from '../coverage/titlesOf.ts';

const checkout = join(import.meta.dirname, '../..');

/** Conditions in which pictures show each screen and dialog; one that is left out cannot occur there. */
const shown: Record<string, string> = {
  'Admin/AdminScreen': 'loading empty error longest',
  'Auth/AuthScreen': 'loading error longest',
  'Auth/ForgotPasswordDialog': 'loading error longest',
  'Auth/Notices': 'error forbidden success',
  'Certificates/Certificates': 'longest',
  'Dashboard/Dashboard': 'loading empty error longest success',
  'Failed/Failed': 'error longest',
  'Legal/PrivacyPolicy': 'longest',
  'Legal/Terms': 'longest',
  'Logout/LogoutScreen': 'loading error longest success',
  'NotFound/NotFoundScreen': 'error longest',
  'Onboarding/OnboardingScreen': 'loading longest',
  'Partnership/Partnership': 'longest',
  'Practice/Notices': 'error success',
  'Practice/Practice': 'loading empty error forbidden longest',
  'Pricing/Pricing': 'longest',
  'Pricing/Questions': 'empty',
  'Profile/Notices': 'success',
  'Profile/Profile': 'loading empty error forbidden longest',
  'Progress/Progress': 'loading empty error longest',
  'Question/Notices': 'empty error',
  'Question/Question': 'loading empty error forbidden longest success',
  'Settings/DeleteAccount': 'loading error forbidden longest',
  'Settings/Notices': 'error success',
  'Settings/Settings': 'loading error longest',
  'Shell/AdminShell': 'longest',
  'Shell/LearnerShell': 'empty longest',
  'Shell/PublicShell': 'longest',
  'Shell/SiteFooter': 'longest',
  'Shell/Toasts': 'empty error forbidden',
  'Shell/WaitingScreen': 'loading',
};

test('every screen and dialog is seen in each condition that it can be in', () => {
  const found = globSync('packages/screens/src/**/*.stories.tsx', { cwd: checkout }).map((file) => {
    const text = readFileSync(join(checkout, file), 'utf8');
    const tags = new Set(readStories(file, text).flatMap((story) => (story.proves ? story.tags : [])));
    return [/title: 'Screens\/(.*)'/.exec(text)?.[1] ?? file, conditions.filter((condition) => tags.has(condition)).join(' ')];
  });
  expect(Object.fromEntries(found.filter(([, seen]) => seen))).toEqual(shown);
});

test('no two stories of a file have the same name', () => {
  const names = globSync('packages/{ui,screens}/src/**/*.stories.tsx', { cwd: checkout }).flatMap((file) =>
    readStories(file, readFileSync(join(checkout, file), 'utf8')).flatMap(({ name }) => (name ? [`${file}: ${name.text}`] : [])),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
