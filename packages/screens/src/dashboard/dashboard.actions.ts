import { fn } from 'storybook/test';

/** Recorded actions for the stories of the dashboard. */
export const dashboardActions = { retry: fn(), askToEnrol: fn() };
