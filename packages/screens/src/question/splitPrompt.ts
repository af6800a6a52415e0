/** The ask, which is the last paragraph of a question, and those before it. */
export function splitPrompt(prompt: string): { context: string[]; ask: string } {
  const paragraphs = prompt.split(/\n\s*\n/);
  return { context: paragraphs.slice(0, -1), ask: paragraphs.at(-1) ?? '' };
}

/** The first sentence of a question, which tells it from others in a list. */
export const openingOf = (prompt: string): string =>
  prompt.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡“"(])|\s*\n\s*\n\s*/u)[0] ?? prompt;
