/** What a question takes, reading its explanation included. */
export const minutesPerQuestion = 2;
