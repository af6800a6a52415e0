import { useEffect, useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import { type Paged, readPages } from './readPages.ts';
import { useCached } from './useCached.ts';

/** A list that grows by a page when asked. Whenever it is read again, it is as long as it had become. */
export function usePages<Page>(
  key: readonly unknown[],
  paged: Paged<Page>,
): SWRResponse<Page[], unknown> & { more: 'none' | 'idle' | 'loading' | 'failed'; readMore: () => void } {
  const name = JSON.stringify(key);
  const shown = useRef({ name, count: 1 });
  const list = useCached(key, () => readPages(shown.current.name === name ? shown.current.count : 1, paged), {
    keepPreviousData: false,
  });
  const [last, setLast] = useState<{ name: string; status: 'idle' | 'loading' | 'failed' }>({ name, status: 'idle' });
  const count = list.data?.length ?? 1;
  useEffect(() => {
    shown.current = { name, count };
  }, [name, count]);

  const status = last.name === name ? last.status : 'idle';
  const page = list.data?.at(-1);
  const cursor = page === undefined ? null : paged.cursorOf(page);
  const readMore = async () => {
    if (cursor === null || status === 'loading') return;
    setLast({ name, status: 'loading' });
    const next = await paged.read(cursor).catch(() => null);
    setLast({ name, status: next ? 'idle' : 'failed' });
    if (next) await list.mutate((now) => now && [...now, next], { revalidate: false });
  };
  return { ...list, more: cursor === null ? 'none' : status, readMore: () => void readMore() };
}
