/** The elements of a section of a legal text, for its stories: what follows its title, up to the next one. */
export function readSection(canvas: HTMLElement, title: string): Element[] {
  const heading = [...canvas.querySelectorAll('h2')].find((element) => element.textContent === title);
  const content: Element[] = [];
  let next = heading?.nextElementSibling;
  while (next && next.tagName !== 'H2') {
    content.push(next);
    next = next.nextElementSibling;
  }
  return content;
}

/** Titles of all sections, in their order. */
export const readTitles = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('main h2')].map((element) => element.textContent);

/** The kinds of the elements, for example `h3 p ul`. */
export const kinds = (section: readonly Element[]): string =>
  section.map((element) => element.tagName.toLowerCase()).join(' ');

/** What the elements say. */
export const texts = (section: readonly Element[]): string => section.map((element) => element.textContent).join('\n');
