import type { Level } from './exam.types.ts';
import type { Words } from './words.tsx';

/** Level of a certification: fundamental, associate or expert. An unknown one stays as it came. */
export function examLevelName(level: Level, { t }: Words): string {
  return typeof level === 'string' ? level : t(`common.examLevel.${level}`);
}

/** Difficulty of a question: basic, intermediate or advanced. An unknown one stays as it came. */
export function difficultyName(level: Level, { t }: Words): string {
  return typeof level === 'string' ? level : t(`common.difficulty.${level}`);
}
