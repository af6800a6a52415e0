/** How a list in pages is read: from a cursor on, or from the beginning with null. */
export interface Paged<Page> {
  read: (cursor: string | null) => Promise<Page>;
  cursorOf: (page: Page) => string | null;
}

/** So many pages from the beginning, or as many as there are. */
export async function readPages<Page>(count: number, { read, cursorOf }: Paged<Page>): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the one after it
    const page = await read(cursor);
    pages.push(page);
    cursor = cursorOf(page);
  } while (cursor !== null && pages.length < count);
  return pages;
}
