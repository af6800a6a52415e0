/** Words that are looked for, written as the database keeps words: without accents and capital letters. */
export function searchTerms(text: string): string[] {
  const key = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return key.split(/\s+/).filter(Boolean).slice(0, mostTerms);
}

/** More of them narrow a search no further. */
const mostTerms = 6;
