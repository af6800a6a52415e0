import type { Decorator } from '@storybook/react-vite';
import { learner, learnerLinks } from './shell.fixtures.ts';
import { LearnerShell } from './LearnerShell.tsx';
import type { LearnerPage } from './shell.types.ts';

/** The frame of the product around a screen that tells the balance too: both say the same, or the frame says nothing. */
export const withBalance =
  <Props extends { state: unknown }>(
    current: LearnerPage,
    leftOf: (state: Props['state']) => number | null,
  ): Decorator<Props> =>
  (Story, { args }) => {
    const left = leftOf(args.state);
    return (
      <LearnerShell
        current={current}
        links={learnerLinks}
        user={learner}
        credits={left === null ? null : { left, renewsInMinutes: 860 }}
        year={2025}
      >
        <Story />
      </LearnerShell>
    );
  };
