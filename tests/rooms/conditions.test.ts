import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditions } from '../../packages/screens/src/catalogue/readStories.ts';
import { readAllStories, type Story } from '../coverage/readStories.ts';

const stories = readAllStories(join(import.meta.dirname, '../..'));

/** Conditions in which pictures show each screen and dialog; one that is left out cannot occur there. */
const shown: Record<string, string> = {
  'Admin/AdminExamDialog': 'loading error longest',
  'Admin/AdminExportDialog': 'longest',
  'Admin/AdminPeople': 'loading empty error longest',
  'Admin/AdminPersonDrawer': 'loading error longest',
  'Admin/AdminScreen': 'loading empty error longest',
  'Admin/QualityBoard': 'loading empty error longest',
  'Admin/QuestionDrawer': 'loading error longest',
  'Admin/TotpDialog': 'loading error longest',
  'Answers/History': 'loading empty error forbidden longest',
  'Answers/Result of a session': 'loading empty error forbidden longest success',
  'Auth/AuthScreen': 'loading error longest',
  'Auth/ForgotPasswordDialog': 'loading error longest',
  'Auth/Notices': 'error forbidden success',
  'Auth/SeenPasswordDialog': 'loading error longest',
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
  'Pricing/Pricing': 'loading error longest success',
  'Pricing/Questions': 'empty',
  'Profile/Notices': 'success',
  'Profile/Profile': 'loading empty error forbidden longest',
  'Progress/Progress': 'loading empty error longest',
  'Question/ChooseSeveral': 'error success',
  'Question/Notices': 'empty error',
  'Question/Question': 'loading empty error forbidden longest success',
  'Readiness/Change': 'longest success',
  'Readiness/Outcome dialog': 'error',
  'Readiness/Plan': 'loading empty error success',
  'Readiness/Readiness': 'loading empty error longest success',
  'Report/Part': 'loading error longest success',
  'Reports/Reports': 'loading empty error longest success',
  'Reviews/Reviews': 'loading empty error forbidden longest success',
  'Settings/DeleteAccount': 'loading error forbidden longest',
  'Settings/Notices': 'error success',
  'Settings/Settings': 'loading error longest',
  'Simulation/Pages': 'loading error forbidden longest success',
  'Simulation/Simulation': 'loading error forbidden longest',
  'Shell/AdminShell': 'longest',
  'Shell/LearnerShell': 'empty longest',
  'Shell/PublicShell': 'longest',
  'Shell/SiteFooter': 'longest',
  'Shell/Toasts': 'empty error forbidden',
  'Shell/WaitingScreen': 'loading',
};

test('every screen and dialog is seen in each condition that it can be in', () => {
  const screens = stories.filter(({ title, isTested }) => title.startsWith('Screens/') && isTested);
  const found = [...Map.groupBy(screens, ({ title }) => title)].map(([title, ofScreen]) => {
    const tags = new Set(ofScreen.flatMap((story) => story.tags));
    return [title.slice('Screens/'.length), conditions.filter((condition) => tags.has(condition)).join(' ')];
  });
  expect(Object.fromEntries(found.filter(([, seen]) => seen))).toEqual(shown);
});

test('behaviour stands in files of its own, apart from the pictures', () => {
  const isBehaviour = ({ path }: Story) => path.endsWith('.behaviour.stories.tsx');
  const strays = stories.filter((story) => isBehaviour(story) !== story.tags.includes('interaction'));
  expect(strays.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('no two stories of a file have the same name', () => {
  const names = stories.map(({ path, name }) => `${path}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
