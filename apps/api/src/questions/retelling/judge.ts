import type { Locale } from '../../i18n/locale.ts';
import { isForeign } from '../checks/lint.ts';
import { engineFor } from '../engine.ts';
import { foreignName } from '../written/names.ts';

const shortest = 80;
const longest = 2000;
const marks = /[*_#`<>]/;

export interface TextOrder {
  examId: string;
  text: string;
  locale: Locale;
}

/** What a model wrote to explain an answer, or why it cannot be shown. */
export function judgeText({ examId, text, locale }: TextOrder): { accepted: string } | { refused: string } {
  const { knowledge } = engineFor(examId);
  const tidy = text
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
  if (tidy.length < shortest || tidy.length > longest) return { refused: 'LENGTH' };
  if (marks.test(tidy)) return { refused: 'STYLE' };
  if (foreignName(knowledge, tidy) !== null) return { refused: 'UNKNOWN_NAME' };
  if (isForeign(knowledge, tidy, locale)) return { refused: 'LINT_LANGUAGE' };
  return { accepted: tidy };
}
