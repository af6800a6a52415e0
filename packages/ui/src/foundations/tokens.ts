export interface Token {
  /** Without the two dashes. */
  name: string;
  value: string;
  /** Value in the dark theme, where it is another one. */
  dark?: string;
  /** Value on windows narrower than 768px, where it is another one. */
  narrow?: string;
  /** What it is for. */
  note?: string;
}

export interface TokenGroup {
  title: string;
  tokens: Token[];
}

/** Reads the tokens out of tokens.css, in the groups that its comments make. */
export function readTokens(css: string): TokenGroup[] {
  const dark = new Map(declarations(rule(css, '.dark {')).map(({ name, value }) => [name, value]));
  const narrow = new Map(declarations(rule(css, '@media (width < 48rem) {')).map(({ name, value }) => [name, value]));
  const groups: TokenGroup[] = [];
  // A long value begins on a line of its own.
  for (const line of rule(css, ':root {')
    .replaceAll(/:\n\s+/g, ': ')
    .split('\n')) {
    const title = /^ {2}\/\* ([^:(*]+)/.exec(line)?.[1]?.trim();
    if (title) groups.push({ title, tokens: [] });
    const tokens = declarations(line).map((token) => {
      const [inDark, onPhones] = [dark.get(token.name), narrow.get(token.name)];
      return { ...token, ...(inDark && { dark: inDark }), ...(onPhones && { narrow: onPhones }) };
    });
    groups.at(-1)?.tokens.push(...tokens);
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** All tokens of a kind, by the beginning of their names. */
export const tokensNamed = (groups: readonly TokenGroup[], prefix: string): Token[] =>
  groups.flatMap(({ tokens }) => tokens.filter(({ name }) => name.startsWith(prefix)));

const rule = (css: string, opening: string) => {
  const start = css.indexOf(opening);
  return css.slice(start + opening.length, css.indexOf('\n}', start));
};

const declarations = (text: string): Token[] =>
  [...text.matchAll(/--([\w-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/g)].map(([, name = '', value = '', note]) => ({
    name,
    value,
    ...(note && { note }),
  }));
