import type { AdminPerson, PeopleActions, PeopleQuery, PeopleState } from '@prepar/screens/admin/AdminPeople.types.ts';
import { useState } from 'react';
import { mutate as mutateCached } from 'swr';
import { failureOf } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useMinute } from '../../useMinute.ts';
import { adminApi } from './adminApi.ts';
import { presentPerson } from './presentPerson.ts';
import { reasonOf } from './useAdmin.ts';
import { useSettled } from './useSettled.ts';

const pageLength = 10;
/** Milliseconds without a keystroke after which is searched. */
const searchPauseMs = 250;

const first: PeopleQuery = { search: '', plan: 'all', status: 'all', sort: 'totalAttempts', order: 'desc' };
const keyPart = 'admin-people';

/** The list of people. Pages before are kept by their cursors, so that one can go back. */
export function usePeople(open: (person: AdminPerson) => void): { state: PeopleState; actions: PeopleActions } {
  const now = useMinute();
  const [{ query, cursors }, setPlace] = useState<{ query: PeopleQuery; cursors: string[] }>({
    query: first,
    cursors: [],
  });
  const search = useSettled(query.search, searchPauseMs);
  const { plan, status, sort, order } = query;
  const cursor = cursors.at(-1);
  const { data, error, mutate } = useCached([keyPart, search, plan, status, sort, order, cursor], async () => {
    const { rows, meta } = await unwrap(
      adminApi.people({
        sort,
        order,
        limit: pageLength,
        ...(search !== '' && { search }),
        ...(plan !== 'all' && { plan }),
        ...(status !== 'all' && { status }),
        ...(cursor !== undefined && { cursor }),
      }),
    );
    return { people: rows.map(presentPerson), ...meta, from: cursors.length * pageLength + 1, search };
  });
  const { isRetrying, retry } = useRetry(mutate);
  const failure = failureOf(error);

  const state = (): PeopleState => {
    if (failure && !isRetrying) return { query, status: 'failed', failure: reasonOf(failure) };
    if (!data) return { query, status: 'loading' };
    const { people, total, from, nextCursor } = data;
    // What was searched, and not what is being typed.
    return {
      query: { ...query, search: data.search },
      status: 'ready',
      people,
      total,
      from,
      hasNext: nextCursor !== null,
      now,
    };
  };
  return {
    state: state(),
    actions: {
      change: (change) => setPlace(({ query: before }) => ({ query: { ...before, ...change }, cursors: [] })),
      next: () => {
        const next = data?.nextCursor;
        if (next) setPlace(({ query: same, cursors: before }) => ({ query: same, cursors: [...before, next] }));
      },
      previous: () => setPlace(({ query: same, cursors: before }) => ({ query: same, cursors: before.slice(0, -1) })),
      retry,
      open,
    },
  };
}

/** Reads the lists again after an account was changed. */
export const refreshPeople = (): Promise<unknown> => mutateCached((key) => Array.isArray(key) && key[0] === keyPart);
