import css from '../theme/tokens.css?raw';
import { readTokens } from './tokens.ts';

/** The tokens of the design. */
export const groups = readTokens(css);
