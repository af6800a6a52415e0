/** The ask, which is the last paragraph of a question, and those before it. */
export function splitPrompt(prompt: string): { context: string[]; ask: string } {
  const paragraphs = prompt.split(/\n\s*\n/);
  return { context: paragraphs.slice(0, -1), ask: paragraphs.at(-1) ?? '' };
}

/** The first sentence of a question, which tells it from others in a list. */
export const openingOf = (prompt: string): string => sentencesOf(prompt)[0] ?? prompt;

/** What is asked, in one sentence, without the story before it and what is said after it. */
export function askOf(prompt: string): string {
  const sentences = sentencesOf(splitPrompt(prompt).ask);
  return sentences.find((sentence) => sentence.endsWith('?')) ?? sentences[0] ?? prompt;
}

/** What a list tells of a question whose ask is that of many others: the sentence before it, or the ask where it stands alone. */
export function needOf(prompt: string): string {
  const ask = askOf(prompt);
  const sentences = sentencesOf(prompt);
  const need = sentences[sentences.lastIndexOf(ask) - 1] ?? ask;
  // In a list there is nothing that it would come in addition to.
  return need.replace(/^(?:Além disso|In addition|Además), (.)/, (_, first: string) => first.toUpperCase());
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡“"(])|\s*\n\s*\n\s*/u);
