/** Year of the copyright. */
export const thisYear = new Date().getFullYear();
