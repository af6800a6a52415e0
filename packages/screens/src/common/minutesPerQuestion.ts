/** What a question takes, reading its explanation included. */
export const minutesPerQuestion = 2;

/** What a review takes: what it is about was read before. */
export const minutesPerReview = 1.1;
