/** Credits that everybody has each day. */
export const freeCredits = 5;
