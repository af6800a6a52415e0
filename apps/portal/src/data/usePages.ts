import { useEffect, useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import { type Paged, readPages } from './readPages.ts';
import { useCached } from './useCached.ts';

interface List<Page> {
  /** Which list it is. */
  name: string;
  pages: Page[];
}

/**
 * A list that grows by a page when asked; nothing is read while its key is null. Whenever it is read again, it is as long as it
 * had become. What stood there before may stay while another list is on its way, but not when that fails.
 */
export function usePages<Page>(
  key: readonly unknown[] | null,
  paged: Paged<Page>,
  { keepsPrevious = false } = {},
): Pick<SWRResponse<Page[], unknown>, 'data' | 'error'> & {
  mutate: () => Promise<unknown>;
  more: 'none' | 'idle' | 'loading' | 'failed';
  readMore: () => void;
} {
  const name = JSON.stringify(key);
  const shown = useRef({ name, count: 1 });
  const { data, error, mutate } = useCached<List<Page>>(
    key,
    async () => ({ name, pages: await readPages(shown.current.name === name ? shown.current.count : 1, paged) }),
    { keepPreviousData: keepsPrevious },
  );
  const isOther = data !== undefined && data.name !== name;
  const list = isOther && error !== undefined ? undefined : data;
  const [last, setLast] = useState<{ name: string; status: 'idle' | 'loading' | 'failed' }>({ name, status: 'idle' });
  const count = list && !isOther ? list.pages.length : 1;
  useEffect(() => {
    shown.current = { name, count };
  }, [name, count]);

  const status = last.name === name ? last.status : 'idle';
  const page = list?.pages.at(-1);
  const cursor = page === undefined ? null : paged.cursorOf(page);
  const readMore = async () => {
    if (cursor === null || status === 'loading' || isOther) return;
    setLast({ name, status: 'loading' });
    const next = await paged.read(cursor).catch(() => null);
    setLast({ name, status: next ? 'idle' : 'failed' });
    // By now the page may show another list: a change to that one would take its answer, which may be on its way, for an old one.
    if (!next || shown.current.name !== name) return;
    await mutate((now) => now && { name, pages: [...now.pages, next] }, { revalidate: false });
  };
  return {
    data: list?.pages,
    error,
    mutate: () => mutate(),
    more: cursor === null ? 'none' : status,
    readMore: () => void readMore(),
  };
}
