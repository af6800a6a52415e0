import type { Item, ItemOption } from '../item.types.ts';
import type { Locale } from '../../i18n/locale.ts';

/** What is said of one option, in a sentence. */
export interface Saying {
  option: ItemOption;
  text: string;
}

/** So many letters in a row that were read already, and a passage says them again. */
const repeated = 30;

/** Whether a passage is not read yet, in the question or below it. */
export function newBeside({ stem, options, explanation }: Item, locale: Locale): (passage: string) => boolean {
  const read = [stem, explanation, ...options.flatMap(({ text, reason }) => [text, reason])]
    .map((each) => each[locale])
    .join('\0')
    .toLowerCase();
  return (passage) => {
    const text = passage.toLowerCase();
    if (read.includes(text)) return false;
    for (let i = 0; i + repeated <= text.length; i += 1) if (read.includes(text.slice(i, i + repeated))) return false;
    return true;
  };
}
