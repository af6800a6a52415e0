import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answer, call, cleanUp, drawQuestions, enrolledLearner, killDatabase, type Learner, makePlace, select, type Server, startServer, succeed } from './server.ts';

const rounds = 20;
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
      Array.from({ length: lanes }, (_, index) => lane(learner, questions.filter((_id, at) => at % (lanes / 2) === Math.floor(index / 2)))),
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
    union all select user_id, 'account today', used_today, null from credit_accounts where used_total > 0
    union all select user_id, 'exams', sum(answered), sum(correct) from exam_totals group by 1
    union all select user_id, 'domains', sum(answered), sum(correct) from domain_totals group by 1
    union all select user_id, 'days', sum(answered), sum(correct) from study_days group by 1
    union all select user_id, 'credits of days', sum(credits), null from study_days group by 1
    union all select user_id, 'activities', count(*), count(*) filter (where type = 'QUESTION_CORRECT')
      from activities where type in ('QUESTION_CORRECT', 'QUESTION_INCORRECT') group by 1
  ) as places group by 1 having count(*) <> 9 or count(distinct answered) > 1 or count(distinct correct) > 1
  union all
  select 'platform', array[sum(answered)::text] from platform_days having sum(answered) <> (select count(*) from attempts)`;

/** What of the acknowledged answers is missing in the database, and what of the database is there twice or not in its sums. */
async function compare(): Promise<{ lost: string[]; double: string[]; wrongSums: unknown[] }> {
  const attempts = await select<{ question_id: string; user_id: string; selected: string; is_correct: boolean }>(
    folder,
    'select question_id, user_id, selected, is_correct from attempts',
  );
  const debits = await select<{ question_id: string; times: number }>(
    folder,
    "select question_id, count(*)::int as times from credit_ledger where kind = 'ANSWER' and amount = -1 group by 1",
  );
  const stored = new Map(attempts.map((attempt) => [attempt.question_id, attempt]));
  const paid = new Map(debits.map(({ question_id, times }) => [question_id, times]));
  const lost = [...acknowledged].filter(([id, { learner, selected, isCorrect }]) => {
    const attempt = stored.get(id);
    return attempt?.user_id !== learner || attempt.selected !== selected || attempt.is_correct !== isCorrect || !paid.has(id);
  });
  const double = [...paid].filter(([id, times]) => times > 1 || !stored.has(id) || (acknowledged.get(id)?.created ?? 0) > 1);
  const wrongSums = await select(folder, disagreements);
  return { lost: lost.map(([id]) => id), double: double.map(([id]) => id), wrongSums };
}

test('server and database are killed 20 times amid answers: none that was acknowledged is lost, none is stored or paid twice', async () => {
  let server = await startServer(folder, settings);
  const open: Open = new Map();
  for (let number = 0; number < people; number++) open.set(await enrolledLearner(server, `learner${number}@prepar.example`), []);

  for (let round = 0; round < rounds; round++) {
    for (const [learner, questions] of open) {
      const unanswered = questions.filter((id) => !acknowledged.has(id));
      open.set(learner, [...unanswered, ...(await drawQuestions(server, learner, 10))]);
    }
    // Somewhere in the middle, at another point each time. Mostly the database goes a moment before the server; where
    // it goes after it, nobody may be there to bury it for seconds, during which the next start has to wait.
    const enough = 5 + ((round * 37) % 50);
    const serverFirst = round % 5 === 4;
    let count = 0;
    const killed: Promise<number | null>[] = [];
    const killServer = () => {
      if (killed.length === 0) killed.push(server.end('SIGKILL'));
    };
    const onAcknowledged = () => {
      count += 1;
      if (count !== enough) return;
      if (serverFirst) killServer();
      void killDatabase(folder).then(killServer);
    };
    await answerAll(server, open, onAcknowledged, killServer);
    expect(killed, 'answers were under way when everything was killed').toHaveLength(1);
    await killed[0];
    server = await startServer(folder, settings);
    expect(await compare(), `after round ${round + 1}`).toEqual({ lost: [], double: [], wrongSums: [] });
  }

  // What was cut off is sent again, and then everything asked is answered, once.
  await answerAll(server, open, () => undefined, () => expect.unreachable('nothing is killed any more'));
  expect(await compare()).toEqual({ lost: [], double: [], wrongSums: [] });
  const [stored] = await select<{ attempts: number; questions: number }>(
    folder,
    'select (select count(*)::int from attempts) as attempts, (select count(*)::int from questions) as questions',
  );
  expect(stored).toEqual({ attempts: acknowledged.size, questions: acknowledged.size });
  for (const [learner] of open) {
    const own = [...acknowledged.values()].filter(({ learner: id }) => id === learner.id);
    const summary = await succeed<object>(call(server, 'GET', '/analytics/summary', learner));
    expect(summary).toMatchObject({
      totalCreditsSpent: own.length,
      examProgress: [{ totalQuestions: own.length, questionsCorrect: own.filter(({ isCorrect }) => isCorrect).length }],
    });
  }
  expect(await server.end('SIGTERM')).toBe(0);
  console.log(`${acknowledged.size} answers acknowledged over ${rounds} kills: 0 lost, 0 double`);
}, 600_000);
