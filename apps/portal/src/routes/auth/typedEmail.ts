import { createStore } from '../../store.ts';

/** The e-mail that somebody typed last on a page of signing in, for the next of these pages. */
export const typedEmail = createStore('');
