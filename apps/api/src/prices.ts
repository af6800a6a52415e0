/** What a model costs, in millionths of a dollar for a million tokens: whole numbers, so that nothing is rounded before the end. */
export interface Price {
  input: number;
  output: number;
}

/** By the name of the model. */
export type Prices = ReadonlyMap<string, Price>;

export const free: Price = { input: 0, output: 0 };

export interface Usage {
  tokensIn: number;
  tokensOut: number;
}

const million = 1_000_000n;

/** A call in millionths of a dollar, half of one rounded up. */
export function costOf({ input, output }: Price, { tokensIn, tokensOut }: Usage): number {
  const exact = BigInt(input) * BigInt(tokensIn) + BigInt(output) * BigInt(tokensOut);
  return Number((exact + million / 2n) / million);
}

const entry = /^(?<model>[^=]+)=(?<input>\d{1,6}(?:\.\d{1,6})?)\/(?<output>\d{1,6}(?:\.\d{1,6})?)$/;

/** A list such as `small=0.15/0.6, large=2.5/10`; null where it says anything else. */
export function readPrices(list: string): Prices | null {
  const prices = new Map<string, Price>();
  for (const part of list.split(',')) {
    const { model, input, output } = entry.exec(part.trim())?.groups ?? {};
    if (model === undefined || input === undefined || output === undefined) return null;
    prices.set(model.trim(), { input: millionths(input), output: millionths(output) });
  }
  return prices;
}

/** A decimal number in millionths, without binary fractions on the way. */
function millionths(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.');
  return Number(`${whole}${fraction.padEnd(6, '0')}`);
}
