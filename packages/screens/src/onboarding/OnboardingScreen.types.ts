export type OnboardingStep = 1 | 2 | 3 | 4 | 5;

/** The splash lasts three seconds and has no buttons; whoever shows it counts them. */
export type OnboardingState =
  | { status: 'splash' }
  | {
      status: 'steps';
      step: OnboardingStep;
      /** True while the tour is being completed, after Skip or Start. */
      isFinishing: boolean;
    };

export interface OnboardingActions {
  next: () => void;
  previous: () => void;
  /** Completes the tour before its last step. */
  skip: () => void;
  /** Completes the tour from its last step. */
  start: () => void;
}
