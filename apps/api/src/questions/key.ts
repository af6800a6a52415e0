import type { Item, ItemOption } from './item.types.ts';

/** The letters of the right options. */
export const keyLetters = ({ key }: Pick<Item, 'key'>): string[] => key.split(',');

/** Whether an answer names options of the question, each once and in order. One that names too few or too many is merely wrong. */
export function isAnswer({ options }: Pick<Item, 'options'>, selected: string): boolean {
  const letters = selected.split(',');
  return options.flatMap(({ label }) => (letters.includes(label) ? label : [])).join() === selected;
}

/** Whether an option is right. */
export const isKey = (item: Pick<Item, 'key'>, { label }: Pick<ItemOption, 'label'>): boolean =>
  keyLetters(item).includes(label);
