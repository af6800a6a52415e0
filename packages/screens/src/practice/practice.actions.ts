import { fn } from 'storybook/test';

/** Recorded actions for the stories of the practice screen. */
export const practiceActions = {
  retry: fn(),
  openExam: fn(),
  askToEnrol: fn(),
  askToUnenrol: fn(),
  enrol: fn(),
  unenrol: fn(),
  closeDialog: fn(),
};
