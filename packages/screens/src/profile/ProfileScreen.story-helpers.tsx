import { fn } from 'storybook/test';

export const actions = {
  edit: fn(),
  cancel: fn(),
  saveName: fn(),
  saveEmail: fn(),
  savePassword: fn(),
  resetPassword: fn(),
  retryAccount: fn(),
  retrySignIns: fn(),
  endOtherSignIns: fn(),
};
