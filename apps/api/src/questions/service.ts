import { insertActivity } from '../activities/queries.ts';
import { createId } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { type Exam, findModalityByName, findTopicByName, type Modality, wholeExam } from '../exams/catalogue.ts';
import { isEnrolled, lockEnrolment } from '../exams/queries.ts';
import { requireExam } from '../exams/service.ts';
import { ApiError } from '../http/errors.ts';
import { generate } from './engine.ts';
import type { Item } from './item.types.ts';
import { insertQuestions, selectSeen } from './queries.ts';

const memoryDays = 30;
const levels = { EASY: 1, MEDIUM: null, HARD: 3 } as const;

export interface Wish {
  examId: string;
  /** Name of a modality, in any language. */
  domain: string;
  difficulty: keyof typeof levels;
  subtopic: string | undefined;
}

export interface StoredQuestion {
  id: string;
  item: Item;
}

/** Makes a new question for a learner and stores it with its key. Generating costs no credit. */
export async function generateQuestion(db: Database, userId: string, wish: Wish, now: Date): Promise<StoredQuestion> {
  const exam = requireActiveExam(wish.examId);
  const modality = requireModality(exam, wish.domain);
  const topic = wish.subtopic === undefined ? null : requireTopic(exam, modality, wish.subtopic);
  await requireEnrolment(db, userId, exam.id);
  const [question] = await draw(db, { userId, exam, modality, topic, level: levels[wish.difficulty], count: 1, now });
  if (!question) throw new Error('Drawing one question gave none');
  return question;
}

/** Makes several new questions that follow the blueprint of the whole exam. */
export async function drawQuestions(db: Database, userId: string, examId: string, count: number, now: Date): Promise<StoredQuestion[]> {
  const exam = requireActiveExam(examId);
  await requireEnrolment(db, userId, exam.id);
  return draw(db, { userId, exam, modality: wholeExam(exam), topic: null, level: null, count, now });
}

interface Draw {
  userId: string;
  exam: Exam;
  modality: Modality;
  topic: string | null;
  level: 1 | 3 | null;
  count: number;
  now: Date;
}

async function draw(db: Database, { userId, exam, modality, topic, level, count, now }: Draw): Promise<StoredQuestion[]> {
  const seen = await selectSeen(db, userId, exam.id, new Date(now.getTime() - memoryDays * 86_400_000));
  const questions: StoredQuestion[] = [];
  for (let number = 0; number < count; number++) {
    const id = createId();
    const history = [...questions.map(({ item }) => item).toReversed(), ...seen];
    const scope = { modalityId: modality.id, ...(topic !== null && { topic }) };
    const item = generate({ examId: exam.id, scope, level, history, seed: id });
    questions.push({ id, item });
  }
  await db.transaction().execute(async (tx) => {
    if (!(await lockEnrolment(tx, userId, exam.id))) throw new ApiError('NOT_ENROLLED');
    const common = { user_id: userId, modality_id: modality.id, model: 'offline' };
    await insertQuestions(tx, questions.map(({ id, item }) => ({ ...common, ...columns(id, item, now) })));
    const first = questions[0]?.item;
    const facts = count === 1 && first ? { domain: first.domain, level: first.level } : { count };
    await insertActivity(tx, { userId, examId: exam.id, type: 'QUESTION_GENERATED', facts, now });
  });
  return questions;
}

const columns = (id: string, item: Item, now: Date) => ({
  id,
  exam_id: item.exam,
  item: JSON.stringify(item),
  template: item.template,
  fact_ids: [...item.factIds],
  skin: item.skin,
  stem_hash: item.stemHash,
  created_at: now,
});

function requireActiveExam(examId: string): Exam {
  const exam = requireExam(examId);
  if (!exam.isActive) throw new ApiError('EXAM_INACTIVE');
  return exam;
}

async function requireEnrolment(db: Database, userId: string, examId: string): Promise<void> {
  if (!(await isEnrolled(db, userId, examId))) throw new ApiError('NOT_ENROLLED');
}

function requireModality(exam: Exam, name: string): Modality {
  const modality = findModalityByName(exam, name);
  // Only the full simulation is finite, and it has its own way to its questions.
  if (!modality?.isActive || modality.questionCount !== 'infinite') throw notAllowed('domain');
  return modality;
}

function requireTopic(exam: Exam, modality: Modality, name: string): string {
  const topic = findTopicByName(exam, modality, name);
  if (!topic) throw notAllowed('subtopic');
  return topic;
}

const notAllowed = (field: string) => new ApiError('VALIDATION_FAILED', { details: [{ field, code: 'NOT_ALLOWED' }] });
