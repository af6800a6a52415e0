import { z } from 'zod';
import type { Locale } from '../../i18n/locale.ts';
import type { Prompt } from '../../language-model/ask.ts';
import type { Item } from '../item.types.ts';
import { languages } from '../written/prompt.ts';

const schema = z.object({ text: z.string() });

/** Asks for an explanation of a question that was answered. All of it is what the product itself said of it. */
export function retellingPrompt(item: Item, facts: string, locale: Locale): Prompt<{ text: string }> {
  const options = item.options.map(({ label, text, reason }) => `${label}. ${text[locale]}\n   (${reason[locale]})`);
  return {
    role: 'You teach people who prepare for cloud certification exams. You say nothing that is not in what you are given.',
    task: `Explain in ${languages[locale]}, to somebody who did not understand the explanation below, why the answer ${item.key} is right and the others are not.
Use other words than the explanation, short sentences, and one comparison with something from everyday life. 60 to 150 words.
Plain text without marks. Name no product that is not named below. Answer with one JSON object with the key "text".

Question:
${item.stem[locale]}

Options, each with what is said of it:
${options.join('\n')}
${item.explanation[locale] && `\nExplanation: ${item.explanation[locale]}\n`}
Facts:
${facts}`,
    schema,
  };
}
