import { randomBytes } from 'node:crypto';

/** A new identifier: 128 random bits in hexadecimal. */
export const createId = (): string => randomBytes(16).toString('hex');
