import { fn } from 'storybook/test';

export const actions = {
  change: fn(),
  save: fn(),
  askToReset: fn(),
  reset: fn(),
  leave: fn(),
  saveAndLeave: fn(),
  askToDelete: fn(),
  deleteAccount: fn(),
  resetPassword: fn(),
  closeDialog: fn(),
};
