import { fn } from 'storybook/test';

export const simulationActions = {
  retry: fn(),
  choosePace: fn(),
  start: fn(),
  resume: fn(),
  showResult: fn(),
  choose: fn(),
  strike: fn(),
  flag: fn(),
  goTo: fn(),
  sendNow: fn(),
  closeWarning: fn(),
  hideTime: fn(),
  end: fn(),
  review: fn(),
};
