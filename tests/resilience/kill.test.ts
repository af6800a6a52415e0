import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import {
  answer,
  call,
  cleanUp,
  drawQuestions,
  enrolledLearner,
  killDatabase,
  killServer,
  type Learner,
  makePlace,
  select,
  type Server,
  startLauncher,
  succeed,
} from './server.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 20);
const people = 4;
/** Answers of one person under way at the same time; every second one is a repeat of the one before. */
const lanes = 4;

const place = makePlace();
const folder = join(place, 'data');
const settings = { FREE_DAILY_CREDITS: '10000' };
afterAll(() => cleanUp(place));

interface Acknowledged {
  learner: string;
  selected: string;
  isCorrect: boolean;
  /** How often the server said that it had just now stored it. */
  created: number;
}
const acknowledged = new Map<string, Acknowledged>();

/** Questions that were handed out and whose answer is not acknowledged. */
type Open = Map<Learner, string[]>;

const optionOf = (questionId: string) => 'ABCD'.charAt(questionId.charCodeAt(0) % 4);

/** Sends one answer and notes what the server says of it; false when it cannot say. */
async function send(server: Server, learner: Learner, questionId: string): Promise<boolean> {
  const selected = optionOf(questionId);
  const response = await answer(server, learner, questionId, selected).catch(() => null);
  if (!response || response.status === 503) return false;
  const { isCorrect } = await succeed<{ isCorrect: boolean }>(Promise.resolve(response));
  const known = acknowledged.get(questionId) ?? { learner: learner.id, selected, isCorrect, created: 0 };
  expect(known.isCorrect, 'a repeat is told the same').toBe(isCorrect);
  acknowledged.set(questionId, { ...known, created: known.created + (response.status === 201 ? 1 : 0) });
  return true;
}

/** Answers everything open, all people at once. `onAcknowledged` and `onFailure` hear of each answer. */
async function answerAll(server: Server, open: Open, onAcknowledged: () => void, onFailure: () => void): Promise<void> {
  const lane = async (learner: Learner, questions: string[]) => {
    for (const questionId of questions) {
      const known = await send(server, learner, questionId);
      if (!known) return onFailure();
      onAcknowledged();
    }
  };
  await Promise.all(
    [...open].flatMap(([learner, questions]) =>
      Array.from({ length: lanes }, (_, index) =>
        lane(
          learner,
          questions.filter((_id, at) => at % (lanes / 2) === Math.floor(index / 2)),
        ),
      ),
    ),
  );
}

const rightOnes = 'count(*) filter (where is_correct)';
/** People of whom two places of the database tell different numbers of answers, or of right ones. */
const disagreements = `
  select user_id, array_agg(place || ': ' || answered order by place) as told from (
    select user_id, 'attempts' as place, count(*) as answered, ${rightOnes} as correct from attempts group by 1
    union all select user_id, 'ledger', count(*), null from credit_ledger where kind = 'ANSWER' group by 1
    union all select user_id, 'account', used_total, null from credit_accounts where used_total > 0
    union all select user_id, 'account, today and before', used_today + (
        select count(*) from credit_ledger as before where before.user_id = own.user_id and kind = 'ANSWER' and local_date < day
      ), null from credit_accounts as own where used_total > 0
    union all select user_id, 'person', sum(answered), sum(correct) from (
        select user_id, answered, correct from answer_totals where answered > 0
        union all select user_id, 1, is_correct::int from uncounted_answers
      ) as counted group by 1
    union all select user_id, 'exams', sum(answered), sum(correct) from exam_totals group by 1
    union all select user_id, 'topics', sum(answered), sum(correct) from topic_totals group by 1
    union all select user_id, 'days', sum(answered), sum(correct) from study_days group by 1
    union all select user_id, 'credits of days', sum(credits), null from study_days group by 1
  ) as places group by 1 having count(*) <> 9 or count(distinct answered) > 1 or count(distinct correct) > 1
  union all
  select 'platform', array[sum(answered)::text] from (
    select answered from platform_days union all select 1 from uncounted_answers
  ) as counted having sum(answered) <> (select count(*) from attempts)
  union all
  select 'platform by domain', array[sum(answered)::text] from (
    select answered, correct from platform_domains union all select 1, is_correct::int from uncounted_answers
  ) as counted having sum(answered) <> (select count(*) from attempts) or sum(correct) <> (select ${rightOnes} from attempts)`;

/** Every answer that is stored or paid, in one reading: what a killed server asked for last may still be written between two. */
const storedOrPaid = `
  select question_id, user_id, selected, is_correct, coalesce(paid.times, 0)::int as times
  from attempts full join (
    select question_id, count(*) as times from credit_ledger where kind = 'ANSWER' and amount = -1 group by 1
  ) as paid using (question_id)`;

interface StoredOrPaid {
  question_id: string;
  /** Null where an answer is paid and not stored. */
  user_id: string | null;
  selected: string;
  is_correct: boolean;
  times: number;
}

/** What of the acknowledged answers is missing in the database, and what of the database is there twice or not in its sums. */
async function compare(): Promise<{ lost: string[]; double: string[]; wrongSums: unknown[] }> {
  const rows = await select<StoredOrPaid>(folder, storedOrPaid);
  const found = new Map(rows.map((row) => [row.question_id, row]));
  const lost = [...acknowledged].filter(([id, { learner, selected, isCorrect }]) => {
    const row = found.get(id);
    return row?.user_id !== learner || row.selected !== selected || row.is_correct !== isCorrect || row.times === 0;
  });
  const double = rows.filter(
    ({ question_id: id, user_id, times }) => times > 1 || user_id === null || (acknowledged.get(id)?.created ?? 0) > 1,
  );
  const wrongSums = await select(folder, disagreements);
  return { lost: lost.map(([id]) => id), double: double.map(({ question_id }) => question_id), wrongSums };
}

const kinds = ['the server', 'the database', 'both, the database first', 'both, the server first'] as const;

async function kill(kind: (typeof kinds)[number], server: Server): Promise<void> {
  if (kind.includes('server') && kind !== 'both, the database first') expect(killServer(server)).toBe(true);
  if (kind !== 'the server') await killDatabase(folder);
  if (kind === 'both, the database first') expect(killServer(server)).toBe(true);
}

/** Does something once everything is back, which nobody but the product itself brings about. */
async function onceBack<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 600) throw error;
      await delay(100);
    }
  }
}

test(
  `server, database and both are killed ${rounds} times amid answers: everything comes back by itself, no answer that was acknowledged is lost, none is stored or paid twice`,
  async ({ onTestFailed }) => {
    const server = await startLauncher(folder, settings);
    onTestFailed(() => console.log(server.output()));
    const open: Open = new Map();
    for (let number = 0; number < people; number++)
      open.set(await enrolledLearner(server, `learner${number}@prepar.example`), []);

    const [someone] = open.keys();
    const served = () => onceBack(() => succeed(call(server, 'GET', '/users/profile', someone)));

    for (let round = 0; round < rounds; round++) {
      await served();
      for (const [learner, questions] of open) {
        const unanswered = questions.filter((id) => !acknowledged.has(id));
        // Few enough, because who leaves many unanswered loses the oldest.
        const fresh = unanswered.length < 10 ? await onceBack(() => drawQuestions(server, learner, 10)) : [];
        open.set(learner, [...unanswered, ...fresh]);
      }
      // Somewhere in the middle, at another point each time.
      const enough = 5 + ((round * 37) % 50);
      let count = 0;
      const killed: Promise<void>[] = [];
      const strike = () => {
        if (killed.length === 0) killed.push(kill(kinds[round % kinds.length] ?? 'both, the server first', server));
      };
      await answerAll(
        server,
        open,
        () => {
          count += 1;
          if (count === enough) strike();
        },
        strike,
      );
      expect(killed, 'answers were under way when something was killed').toHaveLength(1);
      await killed[0];
      expect(await onceBack(compare), `after round ${round + 1}`).toEqual({ lost: [], double: [], wrongSums: [] });
    }

    // What was cut off is sent again, and then everything asked is answered, once.
    await served();
    await answerAll(
      server,
      open,
      () => undefined,
      () => expect.unreachable('nothing is killed any more'),
    );
    expect(await compare()).toEqual({ lost: [], double: [], wrongSums: [] });
    const [stored] = await select<{ attempts: number }>(folder, 'select count(*)::int as attempts from attempts');
    expect(stored?.attempts).toBe(acknowledged.size);
    for (const [each] of open) {
      const own = [...acknowledged.values()].filter(({ learner: id }) => id === each.id);
      const summary = await succeed<object>(call(server, 'GET', '/analytics/summary', each));
      expect(summary).toMatchObject({
        totalCreditsSpent: own.length,
        examProgress: [
          { totalQuestions: own.length, questionsCorrect: own.filter(({ isCorrect }) => isCorrect).length },
        ],
      });
    }
    expect(await server.end('SIGTERM')).toBe(0);
    console.log(`${acknowledged.size} answers acknowledged over ${rounds} kills: 0 lost, 0 double`);
  },
  rounds * 30_000,
);
