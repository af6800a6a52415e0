import { say } from '../common/sentence.ts';
import type { Words } from '../common/words.tsx';
import type { SectionState } from './ProfileScreen.types.ts';

/** Why the last save was refused, in words. */
export function saveFailure(state: SectionState, words: Words): string | null {
  return state.status === 'edit' && state.failure !== null ? say(state.failure, words) : null;
}
