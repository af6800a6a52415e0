import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Seen } from '../item.types.ts';

/** Questions that are like each other in what people ask for. */
export interface Cell {
  examId: string;
  locale: Locale;
  topic: string;
  level: 1 | 2 | 3;
}

export interface StoredWritten extends Seen {
  packed: Buffer;
  model: string;
}

/** Fresh questions that are kept of each cell. */
export const freshWanted = 3;
/** So long after somebody asked for a cell it is written for. */
const demandDays = 7;

/** A question of the cell that the learner has not met and whose concept rests; one that others have met before a fresh one. */
export async function takeWritten(
  db: Database,
  { examId, locale, topic, level }: Cell,
  wish: { learnerId: string; version: string; resting: readonly number[]; now: Date },
): Promise<StoredWritten | null> {
  const { rows } = await sql<StoredWritten>`
    update written_questions set handed_out_at = ${wish.now} where id = (
      select id from written_questions as written
      where exam_id = ${examId} and locale = ${locale} and topic = ${topic} and level = ${level} and kb_version = ${wish.version}
        and not (facts_hash = any(${wish.resting}::int[]))
        and not exists (
          select from question_items item
          where item.exam_id = written.exam_id and item.asked_hash = written.asked_hash and item.is_out
        )
        and not exists (
          select from questions
          where user_id = ${wish.learnerId} and questions.exam_id = ${examId} and questions.stem_hash = written.stem_hash
        )
      order by handed_out_at nulls last, created_at limit 1
    ) returning packed, model, facts_hash as facts, asked_hash as asked, stem_hash as stem, skin_hash as skin`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function insertWritten(
  db: Database,
  cell: Cell,
  question: { id: string; version: string; model: string; seen: Seen; packed: Uint8Array },
  { handedOut, now }: { handedOut: boolean; now: Date },
): Promise<void> {
  const { seen } = question;
  await db
    .insertInto('written_questions')
    .values({
      id: question.id,
      exam_id: cell.examId,
      kb_version: question.version,
      locale: cell.locale,
      topic: cell.topic,
      level: cell.level,
      model: question.model,
      packed: Buffer.from(question.packed),
      facts_hash: seen.facts,
      asked_hash: seen.asked,
      stem_hash: seen.stem,
      skin_hash: seen.skin,
      handed_out_at: handedOut ? now : null,
      created_at: now,
    })
    .execute();
}

/** What was written of a cell, latest first. */
export function selectWrittenSeen(db: Database, { examId, locale, topic, level }: Cell): Promise<Seen[]> {
  return db
    .selectFrom('written_questions')
    .select(['facts_hash as facts', 'asked_hash as asked', 'stem_hash as stem', 'skin_hash as skin'])
    .where('exam_id', '=', examId)
    .where('locale', '=', locale)
    .where('topic', '=', topic)
    .where('level', '=', level)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

/** Notes that a cell is asked for; once an hour is often enough. */
export async function noteDemand(db: Database, { examId, locale, topic, level }: Cell, now: Date): Promise<void> {
  await sql`
    insert into written_demand (exam_id, locale, topic, level, asked_at, rests_until)
    values (${examId}, ${locale}, ${topic}, ${level}, ${now}, ${now})
    on conflict (exam_id, locale, topic, level) do update set asked_at = excluded.asked_at
    where written_demand.asked_at < ${new Date(now.getTime() - 3_600_000)}`.execute(db);
}

/** Takes the cell that was asked for last and lacks fresh questions, for as long as writing one takes. Null where none does. */
export async function claimCell(
  db: Database,
  versions: readonly { examId: string; version: string }[],
  now: Date,
  until: Date,
): Promise<Cell | null> {
  const since = new Date(now.getTime() - demandDays * 86_400_000);
  const { rows } = await sql<Cell>`
    with known as (
      select * from unnest(${versions.map(({ examId }) => examId)}::text[], ${versions.map(({ version }) => version)}::text[])
        as exam (exam_id, version)
    ), chosen as (
      select demand.exam_id, demand.locale, demand.topic, demand.level from written_demand demand join known using (exam_id)
      where asked_at >= ${since} and rests_until <= ${now} and (
        select count(*) from written_questions fresh
        where fresh.exam_id = demand.exam_id and fresh.locale = demand.locale and fresh.topic = demand.topic
          and fresh.level = demand.level and fresh.kb_version = known.version and fresh.handed_out_at is null
      ) < ${freshWanted}
      order by asked_at desc limit 1 for update of demand skip locked
    )
    update written_demand demand set rests_until = ${until} from chosen
    where demand.exam_id = chosen.exam_id and demand.locale = chosen.locale and demand.topic = chosen.topic
      and demand.level = chosen.level
    returning demand.exam_id as "examId", demand.locale, demand.topic, demand.level`.execute(db);
  return rows[0] ?? null;
}

export async function restCell(db: Database, cell: Cell, until: Date): Promise<void> {
  await db
    .updateTable('written_demand')
    .set({ rests_until: until })
    .where('exam_id', '=', cell.examId)
    .where('locale', '=', cell.locale)
    .where('topic', '=', cell.topic)
    .where('level', '=', cell.level)
    .execute();
}

/** Questions of models that a learner has not answered, the longest waiting first; without the one asked last, which may be before them now. */
export async function selectWaiting(
  db: Database,
  learnerId: string,
  examId: string,
  modalityId: string,
): Promise<{ id: string; book_id: number | null; packed: Buffer; facts: number | null; model: string }[]> {
  const { rows } = await sql<{
    id: string;
    book_id: number | null;
    packed: Buffer;
    facts: number | null;
    model: string;
  }>`
    select questions.id, book_id, packed, questions.facts_hash as facts, model
    from pending_questions pending join questions on questions.user_id = pending.user_id and questions.id = pending.question_id
    where pending.user_id = ${learnerId} and questions.exam_id = ${examId} and modality_id = ${modalityId} and model is not null
      and number < (select max(number) from pending_questions where user_id = ${learnerId})
      and not exists (
        select from question_items item
        where item.exam_id = questions.exam_id and item.asked_hash = questions.asked_hash and item.is_out
      )
      and not exists (
        select from attempts where attempts.user_id = pending.user_id and attempts.question_id = pending.question_id
      )
    order by number`.execute(db);
  return rows;
}

/** Makes a waiting question the one that was asked last. */
export async function renewPending(db: Database, learnerId: string, questionId: string): Promise<void> {
  await sql`
    update pending_questions set number = default where user_id = ${learnerId} and question_id = ${questionId}`.execute(
    db,
  );
}
