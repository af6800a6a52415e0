import type { Locale } from '../../i18n/locale.ts';
import type { Prompt } from '../../language-model/ask.ts';
import type { Item } from '../item.types.ts';
import { random } from '../random.ts';
import type { Brief } from './brief.ts';
import { replySchema, solutionSchema, type WrittenReply } from './reply.ts';

export const languages: Readonly<Record<Locale, string>> = {
  pt: 'Brazilian Portuguese',
  en: 'English',
  es: 'Spanish',
};

const levels = {
  1: 'basic: one plain need',
  2: 'intermediate: the need shows only in the details of the situation',
  3: 'advanced: several needs that must be weighed together',
} as const;

/** Asks for a question. Everything in it comes from the knowledge base. */
export function writingPrompt(brief: Brief): Prompt<WrittenReply> {
  const { key, rivals, locale } = brief;
  const list = [key, ...rivals].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    role: 'You write questions for practising official cloud certification exams. You invent nothing and copy nothing.',
    task: `Write one multiple-choice question for the exam ${brief.exam}, in ${languages[locale]}.
Topic: ${brief.topic}. Level: ${levels[brief.level]}.

The situation is about ${brief.company} and must need exactly this:
${brief.needs.map((need) => `- ${need}`).join('\n')}

The right answer is: ${key.name}
The wrong ones are three of this list, those that somebody with incomplete knowledge would choose:
${list.map(({ name, about }) => `- ${name}: ${about}`).join('\n')}

Rules:
- "situation": two to four sentences in the third person: who, what they have today, what they need. Say every need in words of your own.
- "question": one sentence that ends with a question mark and asks for one ${brief.noun}. No negation.
- Neither names any service of the list, nor any other product, company or person.
- "options": four objects; "service" is a name exactly as in the list, "reason" says in one sentence why it is right or wrong here.
- "correct": the name of the right service. "explanation": one or two sentences on what decides the question.
- Plain text without marks. Answer with one JSON object with the keys situation, question, options, correct, explanation.`,
    schema: replySchema,
  };
}

/** Asks somebody who does not know the key, with the options in another order; `letters` leads back to those of the question. */
export function solvingPrompt(item: Item, locale: Locale, seed: string) {
  const shuffled = random(`solve ${seed}`).sample(item.options, item.options.length);
  const letters = new Map(shuffled.map(({ label }, i) => ['ABCDE'.charAt(i), label]));
  const options = shuffled.map(({ text }, i) => `${'ABCDE'.charAt(i)}. ${text[locale]}`).join('\n');
  const prompt: Prompt<{ right: string[] }> = {
    role: 'You are an expert who checks exam questions. You judge strictly by what is written.',
    task: `Which options answer this question? Name the letter of every option that could be defended as right, be it one or several, or none.
Answer with one JSON object such as {"right":["A"]}.

${item.stem[locale]}

${options}`,
    schema: solutionSchema,
  };
  return { prompt, letters };
}

/** Why a blind answer speaks against the question; null where it names the key alone. */
export function disagreement(
  right: readonly string[],
  letters: ReadonlyMap<string, string>,
  key: string,
): string | null {
  const chosen = new Set(right.map((letter) => letters.get(letter.trim().charAt(0).toUpperCase())));
  if (!chosen.has(key)) return 'OTHER_KEY';
  return chosen.size > 1 ? 'TWO_RIGHT' : null;
}
