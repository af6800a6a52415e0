/*
 * What the server uses of this folder:
 *   generate(request)            one question in three languages, with its key; see `Item` in item.types.ts
 *   engineFor(examId)            builds the engine of an exam; call it at start so that the first learner does not wait
 *   verify(base, item)           in verify.ts: the second opinion, for items that come from elsewhere
 * The catalogue is content/exams.ts, the names of topics are in `engineFor(examId).knowledge.base.topics`. Levels 1, 2, 3 are basic,
 * intermediate, advanced.
 */
import { clfC02 } from '../../content/aws/clfC02.ts';
import type { Modality } from '../../content/catalogue.types.ts';
import { exams } from '../../content/exams.ts';
import { generate as draw } from './generate.ts';
import type { Item, Seen } from './item.types.ts';
import { compile, type Knowledge } from './knowledge/compile.ts';
import type { KnowledgeBase, Level } from './knowledge/knowledge.types.ts';
import { pool, type Pool } from './pool.ts';
import { templates } from './templates/templates.ts';
import type { Candidate } from './templates/template.types.ts';

/** Knowledge bases of the exams that have content. */
const BASES: readonly KnowledgeBase[] = [clfC02];

export interface GenerateRequest {
  examId: string;
  /** A modality, or one of its topics. */
  scope: { modalityId: string; topic?: string };
  /** Null: the exam's own mix. */
  level: Level | null;
  /** The learner's questions of the last 30 days, most recent first. */
  history: readonly Seen[];
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
  const base = BASES.find((candidate) => candidate.exam === examId);
  if (!base) throw new RangeError(`The exam "${examId}" has no questions.`);
  const knowledge = compile(base);
  const candidates = [...templates.values()].flatMap((template) => template.candidates(knowledge));
  const engine = { knowledge, candidates, pools: new Map<string, Pool>() };
  engines.set(examId, engine);
  return engine;
}

function belongs(modality: Modality, topic: string | undefined): (candidate: Candidate) => boolean {
  const { scope } = modality;
  return (candidate) => {
    if (topic !== undefined && candidate.topic !== topic) return false;
    if (scope.kind === 'exam') return true;
    return scope.kind === 'domain' ? candidate.domain === scope.domain : modality.topics.includes(candidate.topic);
  };
}

function poolFor(engine: Engine, modality: Modality, topic: string | undefined): Pool {
  const key = `${modality.id} ${topic ?? ''}`;
  const ready = engine.pools.get(key);
  if (ready) return ready;
  const members = engine.candidates.filter(belongs(modality, topic));
  const official = new Map(engine.knowledge.base.domains.map((domain) => [domain.id, domain.weight]));
  const topicsOf = (domain: string) => new Set(members.filter((candidate) => candidate.domain === domain).map((candidate) => candidate.topic)).size;
  const weight = (domain: string) => (modality.scope.kind === 'exam' ? (official.get(domain) ?? 0) : topicsOf(domain));
  const weights = new Map(engine.knowledge.base.domains.map((domain) => [domain.id, weight(domain.id)]));
  const made = pool(members, (domain) => weights.get(domain) ?? 0);
  engine.pools.set(key, made);
  return made;
}

/**
 * One question in three languages. Deterministic. A topic that runs out of fresh questions widens to its modality; when that has none
 * either, the repetition rules relax in the order that generate.ts states. Throws RangeError for an exam without content and for a modality or topic that does not exist.
 */
export function generate(request: GenerateRequest): Item {
  const engine = engineFor(request.examId);
  const { modalityId, topic } = request.scope;
  const modality = exams.find((exam) => exam.id === request.examId)?.modalities.find((candidate) => candidate.id === modalityId);
  if (!modality) throw new RangeError(`The exam "${request.examId}" has no modality "${modalityId}".`);
  if (topic !== undefined && !modality.topics.includes(topic)) {
    throw new RangeError(`The modality "${modalityId}" has no topic "${topic}".`);
  }
  const { level, history, seed } = request;
  const wider = topic === undefined ? null : poolFor(engine, modality, undefined);
  return draw(engine.knowledge, templates, { pool: poolFor(engine, modality, topic), wider, level, history, seed });
}
