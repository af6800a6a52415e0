import { expect } from '@playwright/test';
import { test } from './catalogue.ts';

/** Stories whose whole text for screen readers is kept, so that a change of it is read in review: names, roles, states, order. */
const stories = [
  'screens-auth-forgotpassworddialog--email',
  'screens-auth-forgotpassworddialog--code-refused',
  'screens-auth-forgotpassworddialog--password',
  'screens-practice-practice--asking-to-unenrol',
  'screens-question-question--chosen',
  'screens-question-question--reviewed-wrong',
  'screens-question-question--end-dialog',
  'screens-question-chooseseveral--one-marked',
  'screens-question-chooseseveral--one-of-two-right',
  'screens-report-part--asking',
  'screens-settings-settings--changed',
  'screens-settings-settings--asking-to-leave',
  'screens-settings-deleteaccount--wrong-password',
  'screens-simulation-simulation--grid',
];

for (const storyId of stories) {
  test(`what a screen reader is told of ${storyId}`, async ({ catalogue }) => {
    await catalogue.show({ name: storyId, storyId, theme: 'light', width: 'desk' });
    // What a story loads on demand comes a moment later.
    await expect(async () => {
      expect(await catalogue.spoken()).toMatchSnapshot(`${storyId}.yml`);
    }).toPass({ timeout: 5000 });
  });
}
