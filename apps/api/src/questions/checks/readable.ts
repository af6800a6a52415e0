import type { Locale } from '../../i18n/locale.ts';
import type { Item } from '../item.types.ts';
import { isKey } from '../key.ts';

/** A question to read through, with its key marked, the reason of every option and where it can be read up. */
export function readable(item: Item, locale: Locale): string {
  const options = item.options.map((option) => {
    const mark = isKey(item, option) ? '*' : ' ';
    return `${mark} ${option.label}) ${option.text[locale]}\n      ${option.reason[locale]}`;
  });
  return [
    `${item.template}, level ${item.level}, ${item.domain}, ${item.topic}: ${item.factIds.join(', ')}`,
    item.stem[locale],
    ...options,
    ...(item.explanation[locale] === '' ? [] : [`  = ${item.explanation[locale]}`]),
    `  ${item.references.map((reference) => reference.url).join(' ')}`,
  ].join('\n');
}
