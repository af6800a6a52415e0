import { fn } from 'storybook/test';

/** Recorded actions for the stories of the question screen. */
export const questionActions = {
  reload: fn(),
  newQuestion: fn(),
  choose: fn(),
  confirm: fn(),
  explainAgain: fn(),
  openAnew: fn(),
  sendAgain: fn(),
  pause: fn(),
  resume: fn(),
  leave: fn(),
  countAnswers: fn(),
  end: fn(),
  showResult: fn(),
  setShortcuts: fn(),
};
