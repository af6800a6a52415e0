/** The last six characters of an id, or all of a shorter one. */
export const shortId = (id: string): string => id.slice(-6);
