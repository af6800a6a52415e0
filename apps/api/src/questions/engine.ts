/*
 * What the server uses of this folder:
 *   generate(request)            one question in three languages, with its key; see `Item` in item.types.ts
 *   engineFor(examId)            builds the engine of an exam; call it at start so that the first learner does not wait
 *   verify(base, item)           in verify.ts: the second opinion, for items that come from elsewhere
 * Levels 1, 2, 3 are basic, intermediate, advanced.
 */
import type { Modality } from '../knowledge/exam.types.ts';
import { findExam, findModality, isActive } from '../catalogue/catalogue.ts';
import { generate as draw, NoQuestion, type Order } from './generate.ts';
import type { DrawnItem, Preference, Seen } from './item.types.ts';
import { compile, type Knowledge } from './compile.ts';
import type { Level } from '../knowledge/knowledge.types.ts';
import { marksOf } from './marks.ts';
import { formOf, mannerOf, type Miss, nearestFirst } from './missed.ts';
import { pool, type Pool } from './pool.ts';
import { templates } from './templates/templates.ts';
import type { Candidate } from './templates/template.types.ts';

export interface GenerateRequest {
  examId: string;
  /** A modality, or one of its topics, or what it has of one official domain. */
  scope: { modalityId: string; topic?: string; domain?: string };
  /** Null: the exam's own mix. */
  level: Level | null;
  /** Null, or left out: nothing is preferred. */
  preference?: Preference | null;
  /** The learner's questions of the last 90 days, most recent first. */
  history: readonly Seen[];
  /** Marks of what is asked of nobody; left out: none. */
  barred?: readonly number[];
  /** How concepts that are asked again were answered wrong last, by mark, as far as it is known; left out: of none. */
  misses?: ReadonlyMap<number, Miss>;
  /** Any text; the same request with the same seed gives the same question. */
  seed: string;
}

export interface Engine {
  knowledge: Knowledge;
  /** Every question that can be asked, before words and options. */
  candidates: readonly Candidate[];
  pools: Map<string, Pool>;
}

const engines = new Map<string, Engine>();

/** Builds the engine of an exam once. Throws when the exam has no content. */
export function engineFor(examId: string): Engine {
  const ready = engines.get(examId);
  if (ready) return ready;
  const exam = findExam(examId);
  if (!exam || !isActive(exam)) throw new RangeError(`The exam "${examId}" has no questions.`);
  const knowledge = compile(exam);
  const candidates = [...templates.values()].flatMap((template) => template.candidates(knowledge));
  const engine = { knowledge, candidates, pools: new Map<string, Pool>() };
  engines.set(examId, engine);
  return engine;
}

/** Whether a question is of a modality, or of one of its topics. */
export function belongs(modality: Modality, topic: string | undefined): (candidate: Candidate) => boolean {
  const { scope } = modality;
  return (candidate) => {
    if (topic !== undefined && candidate.topic !== topic) return false;
    if (scope.kind === 'exam') return true;
    return scope.kind === 'domain' ? candidate.domain === scope.domain : modality.topics.includes(candidate.topic);
  };
}

function poolFor(engine: Engine, modality: Modality, topic: string | undefined, onlyDomain?: string): Pool {
  const key = `${modality.id} ${topic ?? ''} ${onlyDomain ?? ''}`;
  const ready = engine.pools.get(key);
  if (ready) return ready;
  const members = engine.candidates
    .filter(belongs(modality, topic))
    .filter(({ domain }) => onlyDomain === undefined || domain === onlyDomain);
  const official = new Map(engine.knowledge.exam.blueprint.domains.map((domain) => [domain.id, domain.weight]));
  const topicsOf = (domain: string) =>
    new Set(members.filter((candidate) => candidate.domain === domain).map((candidate) => candidate.topic)).size;
  const weight = (domain: string) => (modality.scope.kind === 'exam' ? (official.get(domain) ?? 0) : topicsOf(domain));
  const weights = new Map([...official.keys()].map((domain) => [domain, weight(domain)]));
  const made = pool(members, (domain) => weights.get(domain) ?? 0);
  engine.pools.set(key, made);
  return made;
}

/**
 * One question in three languages. Deterministic. A level and a topic that run out of fresh questions widen, to the modality and to
 * the levels beside it, before the repetition rules relax in the order that generate.ts states. Throws RangeError for an exam without content and for a modality or topic that does not exist.
 */
export function generate(request: GenerateRequest): DrawnItem {
  const engine = engineFor(request.examId);
  const { modalityId, topic, domain } = request.scope;
  const modality = findModality(engine.knowledge.exam, modalityId);
  if (!modality) throw new RangeError(`The exam "${request.examId}" has no modality "${modalityId}".`);
  if (topic !== undefined && !modality.topics.includes(topic)) {
    throw new RangeError(`The modality "${modalityId}" has no topic "${topic}".`);
  }
  const { level, preference = null, history, barred, misses, seed } = request;
  const wider = topic === undefined ? null : poolFor(engine, modality, undefined);
  return draw(engine.knowledge, templates, {
    pool: poolFor(engine, modality, topic, domain),
    wider,
    level,
    preference,
    history,
    ...(barred && { barred: new Set(barred) }),
    ...(misses && { misses }),
    seed,
  });
}

export interface AgainRequest extends Pick<GenerateRequest, 'examId' | 'history' | 'barred' | 'misses' | 'seed'> {
  modalityId: string;
  /** Marks of the concepts to ask about, the one to try first at the front. */
  facts: readonly number[];
}

/** Ends of the seeds with which words are looked for that the learner has not met, before a concept counts as having none. */
const attempts = ['', ' 2', ' 3', ' 4', ' 5', ' 6'];

/**
 * One question about the first of these concepts that the modality has and that can be told in words the learner has not met: in
 * another family or another set of constraints where there is one, and of those the nearest to what was missed; facts in another
 * manner than the one they were missed in. Null when the modality has none of them.
 */
export function generateAgain(request: AgainRequest): DrawnItem | null {
  const { examId, modalityId, facts, history, barred = [] } = request;
  const engine = engineFor(examId);
  const modality = findModality(engine.knowledge.exam, modalityId);
  if (!modality) throw new RangeError(`The exam "${examId}" has no modality "${modalityId}".`);
  const isOf = belongs(modality, undefined);
  const members = engine.candidates.filter(
    (candidate) => isOf(candidate) && !barred.includes(marksOf(candidate).asked),
  );
  const byFacts = Map.groupBy(members, (candidate) => marksOf(candidate).facts);
  const stems = new Set(history.map(({ stem }) => stem));
  let familiar: DrawnItem | null = null;
  for (const mark of facts) {
    const all = byFacts.get(mark) ?? [];
    const hasOneForm = new Set(all.map(formOf)).size === 1;
    let unmet: DrawnItem | null = null;
    for (const item of drawnAgain(engine, request, mark, all)) {
      if (stems.has(item.seen.stem)) familiar ??= item;
      else if (hasOneForm || mannerOf(item) !== request.misses?.get(mark)?.manner) return item;
      else unmet ??= item;
    }
    if (unmet) return unmet;
  }
  return familiar;
}

/** Questions about one concept, in the order in which they are wanted. */
function* drawnAgain(
  engine: Engine,
  { history, seed, misses }: AgainRequest,
  mark: number,
  all: readonly Candidate[],
): Generator<DrawnItem> {
  const asked = new Set(history.map((seen) => seen.asked));
  // Here the concept is to come back, only its wording is not.
  const met = history.map((seen) => ({ ...seen, facts: null }));
  // Some requirements have fair options in one company alone, which may have been met.
  const withoutCompanies = met.map((seen) => ({ ...seen, skin: null }));
  const lastAsked = history.find(({ facts }) => facts === mark)?.asked;
  const last = all.find((candidate) => marksOf(candidate).asked === lastAsked);
  const other = all.filter((candidate) => !asked.has(marksOf(candidate).asked));
  const pattern = engine.knowledge.patterns.get(last?.factIds[0] ?? '');
  // What is not true of another thing seems to be about that one.
  const isPlain = ({ template }: Candidate) => template !== 'untrue-statement';
  const groups = [other.filter(isPlain), other.filter((one) => !isPlain(one))].flatMap((some) =>
    nearestFirst(pattern, { last, miss: misses?.get(mark) }, some),
  );
  const isOfLast = ([first]: readonly Candidate[]) => Number(first?.template === last?.template);
  const forms = [...Map.groupBy(all, formOf).values()].toSorted((a, b) => isOfLast(a) - isOfLast(b));
  for (const some of [...groups, ...forms]) {
    const from = pool(some, () => 1);
    const draws = (past: readonly Seen[]) =>
      attempts.map(
        (end) => () => drawAny(engine, { pool: from, wider: null, level: null, history: past, seed: seed + end }),
      );
    const [first, ...more] = draws(met);
    const item = first?.();
    if (item) yield item;
    for (const drawOne of item ? more : draws(withoutCompanies)) {
      const another = drawOne();
      if (!another) break;
      yield another;
    }
  }
}

/** One question of a pool, or null where nothing of it makes one. */
export function drawAny({ knowledge }: Engine, order: Order): DrawnItem | null {
  try {
    return draw(knowledge, templates, order);
  } catch (error) {
    if (error instanceof NoQuestion) return null;
    throw error;
  }
}
