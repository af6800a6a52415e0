/** Answers from which on they say something: in an exam for what to review, in a domain for a weak point, in a week to compare it. */
export const firstReading = 20;
