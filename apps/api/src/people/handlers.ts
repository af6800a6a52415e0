import { ApiError } from '../http/errors.ts';
import type { Call, Handlers } from '../http/operations.ts';
import { countAnswers } from '../platform/service.ts';
import type { Services } from '../services.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentDetails, presentPerson } from './present-person.ts';
import { countPeople, findPerson, listEnrolledExams, listLog, selectPeople } from './queries.ts';
import { searchTerms } from './search-terms.ts';
import { changePlan, giveCredits, isLastAdministrator, reactivate, suspend } from './service.ts';

/** Found accounts are counted to here. */
const mostCounted = 10_000;
const logLength = 50;

export function peopleHandlers({ db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>) {
  const { freeDailyCredits } = config;
  const details = async (id: string, now: Date) => {
    await countAnswers(db);
    const person = await findPerson(db, id);
    if (!person) throw new ApiError('ACCOUNT_NOT_FOUND');
    const [examIds, log, isLast] = await Promise.all([
      listEnrolledExams(db, id),
      listLog(db, id, logLength),
      person.role === 'ADMIN' && isLastAdministrator(db, id),
    ]);
    return { data: presentDetails(person, { examIds, log, isLastAdministrator: isLast }, freeDailyCredits, now) };
  };
  const changeBy = ({ params, user, now }: Pick<Call<'changeUserPlan'>, 'params' | 'user' | 'now'>) => ({
    userId: params.userId,
    actor: user,
    now,
  });
  return {
    listUsers: async ({ query, now }) => {
      const { search = '', plan = null, status = null, sort = 'totalAttempts', limit = 20 } = query ?? {};
      const order = query?.order ?? (sort === 'name' ? 'asc' : 'desc');
      const after = query?.cursor === undefined ? null : readCursor(query.cursor, sort);
      const filter = { terms: searchTerms(search), plan, status };
      await countAnswers(db);
      const [rows, total] = await Promise.all([
        selectPeople(db, { ...filter, sort, order, after, limit: limit + 1 }),
        countPeople(db, filter, mostCounted),
      ]);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const nextCursor = rows.length > limit && last ? writeCursor({ value: last.position, id: last.id }) : null;
      return { data: page.map((row) => presentPerson(row, freeDailyCredits, now)), meta: { nextCursor, total } };
    },
    getUser: ({ params, now }) => details(params.userId, now),
    changeUserStatus: async (call) => {
      const { status, reason } = call.body;
      if (status === 'active') await reactivate(db, reason ?? null, changeBy(call));
      else if (reason !== undefined) await suspend(db, reason, changeBy(call));
      else throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'reason', code: 'REQUIRED' }] });
      mailer.wake();
      return details(call.params.userId, call.now);
    },
    changeUserPlan: async (call) => {
      await changePlan(db, call.body, changeBy(call));
      return details(call.params.userId, call.now);
    },
    createUserCredits: async (call) => {
      const key = call.headers['idempotency-key'] ?? null;
      await giveCredits(db, { ...call.body, key }, changeBy(call));
      return details(call.params.userId, call.now);
    },
  } satisfies Partial<Handlers>;
}
