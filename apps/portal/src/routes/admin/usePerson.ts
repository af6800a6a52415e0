import type { AdminPerson } from '@prepar/screens/admin/AdminPeople.types.ts';
import type { PersonActions, PersonState, PersonTask } from '@prepar/screens/admin/AdminPersonDrawer.types.ts';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { useWords } from '@prepar/screens/common/words';
import { useState } from 'react';
import { failureOf, sentenceOr } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useUser } from '../../session/useUser.ts';
import { showToast } from '../../toasts/toasts.ts';
import { adminApi } from './adminApi.ts';
import { presentDetails } from './presentPerson.ts';
import { reasonOf } from './useAdmin.ts';
import { refreshPeople } from './usePeople.ts';

interface Asked {
  task: PersonTask;
  /** Kept over retries, so that credits are given once. */
  key: string;
  isPending: boolean;
  failure: Sentence | null;
}

/** One account; `state` is null while its drawer is closed. What the list says of it is shown at once. */
export function usePerson() {
  const { t } = useWords();
  const { id: ownId } = useUser();
  const [person, setPerson] = useState<AdminPerson | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, mutate } = useCached(
    person && ['admin-person', person.id],
    async () => presentDetails(await unwrap(adminApi.person(person?.id ?? '')), ownId),
    { keepPreviousData: false },
  );
  const { isRetrying, retry } = useRetry(mutate);
  const failure = failureOf(error);

  const state = (): PersonState | null => {
    if (!person) return null;
    if (data) {
      const { task = null, isPending = false, failure: refusal = null } = asked ?? {};
      return { person, status: 'ready', details: data, task, isPending, failure: refusal };
    }
    return failure && !isRetrying
      ? { person, status: 'failed', failure: reasonOf(failure) }
      : { person, status: 'loading' };
  };

  const confirm = async (reason: string) => {
    if (!person || !asked || asked.isPending) return;
    setAsked({ ...asked, isPending: true, failure: null });
    const result = await send(person.id, asked, reason);
    if (!result.ok) {
      setAsked({ ...asked, isPending: false, failure: sentenceOr(result.failure, 'admin.person.failed') });
      return;
    }
    await mutate(presentDetails(result.data, ownId), { revalidate: false });
    setAsked(null);
    showToast({ tone: 'success', title: t(`admin.person.done.${doneWords[asked.task.kind]}`) });
    await refreshPeople();
  };

  const actions: PersonActions = {
    retry,
    close: () => setPerson(null),
    ask: (task) => setAsked({ task, key: crypto.randomUUID(), isPending: false, failure: null }),
    confirm: (reason) => void confirm(reason),
    cancel: () => setAsked(null),
  };
  return { state: state(), actions, open: setPerson };
}

const doneWords = {
  suspend: 'suspended',
  reactivate: 'reactivated',
  plan: 'planChanged',
  credits: 'creditsGranted',
} as const;

function send(id: string, { task, key }: Asked, reason: string) {
  switch (task.kind) {
    case 'suspend':
      return adminApi.suspend(id, reason);
    case 'reactivate':
      return adminApi.reactivate(id);
    case 'plan':
      return adminApi.changePlan(id, task.plan);
    case 'credits':
      return adminApi.giveCredits(id, { amount: task.amount, reason: task.reason }, key);
  }
}
