import { type Locale } from '../../i18n/locale.ts';
import { topicName } from '../../catalogue/catalogue.ts';
import type { CompiledEntity, Knowledge } from '../compile.ts';
import { drawAny, engineFor } from '../engine.ts';
import type { DrawnItem, Seen, TemplateId } from '../item.types.ts';
import { about } from '../language/sentences.ts';
import { marksOf } from '../marks.ts';
import { pool } from '../pool.ts';

export interface BriefOrder {
  examId: string;
  topic: string;
  level: 1 | 2 | 3;
  locale: Locale;
  /** What the reader has met, most recent first. */
  seen: readonly Seen[];
  /** Marks of what is asked of nobody. */
  barred: readonly number[];
  seed: string;
}

/** Something that may stand among the options. */
export interface Choice {
  id: string;
  name: string;
  /** What it is for, in a sentence. */
  about: string;
}

/** What a model is to write a question about. All of it comes from the knowledge base. */
export interface Brief {
  exam: string;
  locale: Locale;
  topic: string;
  level: 1 | 2 | 3;
  /** "storage service": what the options are. */
  noun: string;
  /** Who asks: "a publishing house". */
  company: string;
  /** What the situation needs, each as an infinitive. Together they hold for the key alone. */
  needs: string[];
  key: Choice;
  /** Each certainly misses one of the needs. */
  rivals: Choice[];
  /** The question of the knowledge base about the same, with the key and its proof. */
  base: DrawnItem;
}

/** Families whose key is the one entity that has certain facts, which lets every option be judged. */
const provable: ReadonlySet<TemplateId> = new Set(['need-to-service', 'requirements-to-service']);

const fewestRivals = 3;
const mostRivals = 9;

/** Chooses what to write about; null where the topic has nothing of the level that can be judged. */
export function makeBrief(order: BriefOrder): Brief | null {
  const { examId, topic, level, locale, seen, barred, seed } = order;
  const engine = engineFor(examId);
  const { knowledge } = engine;
  const members = engine.candidates.filter(
    (candidate) =>
      provable.has(candidate.template) &&
      candidate.topic === topic &&
      candidate.level === level &&
      !barred.includes(marksOf(candidate).asked),
  );
  if (members.length === 0) return null;
  const base = drawAny(engine, { pool: pool(members, () => 1), wider: null, level, history: seen, seed });
  const right = base?.options.find(({ label }) => label === base.key)?.subject;
  if (!base || base.ask.kind !== 'entity' || right?.kind !== 'entity') return null;
  const key = knowledge.entity(right.id);
  const rivals = rivalsOf(knowledge, key, base.ask.facts);
  if (rivals.length < fewestRivals) return null;
  const choice = (entity: CompiledEntity): Choice => ({
    id: entity.id,
    name: entity.name[locale],
    about: `${about(locale, entity)}.`,
  });
  return {
    exam: `${knowledge.exam.name.en} (${knowledge.exam.code})`,
    locale,
    topic: topicName(knowledge.exam, base.topic, locale),
    level,
    noun: knowledge.categories.get(key.category)?.noun[locale] ?? knowledge.base.provider.service[locale],
    company: companyOf(knowledge, base.skin)?.[locale] ?? '',
    needs: base.ask.facts.map((id) => {
      const fact = knowledge.fact(id);
      return fact.need?.[locale] ?? fact.forms.infinitive[locale];
    }),
    key: choice(key),
    rivals: rivals.map(choice),
    base,
  };
}

/** Who asks; of somebody whom a backdrop tells of, the plainest company. */
const companyOf = ({ base: { skins } }: Knowledge, asking: string | null) =>
  (skins.find(({ id }) => id === asking) ?? skins[0])?.company;

/** Entities that could be taken for the key and provably are not it, those it is confused with first. */
function rivalsOf(knowledge: Knowledge, key: CompiledEntity, facts: readonly string[]): CompiledEntity[] {
  const misses = ({ id }: CompiledEntity) => facts.some((fact) => knowledge.holds(fact, id) === false);
  const far = knowledge.categories.get(key.category)?.far ?? [];
  const isNear = (entity: CompiledEntity) => knowledge.contrast(key.id, entity.id) !== null;
  return [key.category, ...far]
    .flatMap((category) => knowledge.siblings(category))
    .filter((entity) => entity.id !== key.id && entity.kind === key.kind && !entity.retiredOn && misses(entity))
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .slice(0, mostRivals);
}
