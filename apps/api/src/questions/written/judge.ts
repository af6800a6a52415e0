import { inEach, type Knowledge } from '../compile.ts';
import { lint } from '../checks/lint.ts';
import { plain } from '../cues.ts';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption, Label, Seen } from '../item.types.ts';
import { seenHash } from '../marks.ts';
import { random } from '../random.ts';
import { pack } from '../storage/pack.ts';
import type { Brief } from './brief.ts';
import { foreignName } from './names.ts';
import type { WrittenReply } from './reply.ts';

export interface WrittenItem {
  item: Item;
  seen: Seen;
  packed: Uint8Array;
}

export interface JudgeOrder {
  brief: Brief;
  reply: WrittenReply;
  model: string;
  seed: string;
}

const labels: readonly Label[] = ['A', 'B', 'C', 'D'];
const optionCount = 4;

const lengths = {
  situation: [60, 900],
  question: [15, 300],
  reason: [15, 500],
  explanation: [30, 900],
} as const;

/** "Which is not", and the reader addressed: no sentences of these exams. */
const otherDialect =
  /(?<!\p{L})(?:except|exceto|excepto|which .{0,40} not|qual .{0,40} não|cuál .{0,40} no|qué .{0,40} no|you|your|você|usted|tú)(?!\p{L})/iu;
/** Marks of formatting and letters of options. */
const marks = /[*_#`<>]|^\s*[-•]|^\s*[A-E][.)]\s/m;

/** A question of what a model wrote, or why it cannot be one. */
export function judge({ brief, reply, model, seed }: JudgeOrder): { accepted: WrittenItem } | { refused: string } {
  const { knowledge } = engineFor(brief.base.exam);
  const text = tidied(reply);
  const entities = new Map([brief.key, ...brief.rivals].map((choice) => [choice.name, choice.id]));
  const ids = text.options.map(({ service }) => entities.get(service));
  if (ids.some((id) => id === undefined)) return { refused: 'UNKNOWN_SERVICE' };
  if (ids.length !== optionCount || new Set(ids).size !== optionCount) return { refused: 'OPTIONS' };
  if (!ids.includes(brief.key.id) || entities.get(text.correct) !== brief.key.id) return { refused: 'WRONG_KEY' };
  if (!isMeasured(text)) return { refused: 'LENGTH' };
  const all = [text.situation, text.question, text.explanation, ...text.options.map(({ reason }) => reason)];
  if (!text.question.endsWith('?') || otherDialect.test(`${text.situation} ${text.question}`))
    return { refused: 'STYLE' };
  if (all.some((one) => marks.test(one))) return { refused: 'STYLE' };
  if (all.some((one) => foreignName(knowledge, one) !== null)) return { refused: 'UNKNOWN_NAME' };
  const item = itemOf(brief, text, { model, seed });
  const faults = [...lint(knowledge, item, brief.locale), ...leaks(knowledge, item, brief)];
  if (faults[0] !== undefined) return { refused: `LINT_${faults[0].toUpperCase()}` };
  // Its concept is that of the base; what is reported or quarantined is this text alone.
  const { facts, skin } = brief.base.seen;
  const stem = item.stem[brief.locale];
  const seen = { facts, asked: seenHash(`written ${stem}`), skin, stem: seenHash(stem) };
  return { accepted: { item, seen, packed: pack(new Map(), item) } };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const tidied = ({ situation, question, options, correct, explanation }: WrittenReply): WrittenReply => ({
  situation: tidy(situation),
  question: tidy(question),
  options: options.map(({ service, reason }) => ({ service: tidy(service), reason: tidy(reason) })),
  correct: tidy(correct),
  explanation: tidy(explanation),
});

function isMeasured({ situation, question, options, explanation }: WrittenReply): boolean {
  const fits = (text: string, [least, most]: readonly [number, number]) => text.length >= least && text.length <= most;
  return (
    fits(situation, lengths.situation) &&
    fits(question, lengths.question) &&
    fits(explanation, lengths.explanation) &&
    options.every(({ reason }) => fits(reason, lengths.reason))
  );
}

/** Its texts stand in one language, whatever is asked for. */
function itemOf(brief: Brief, reply: WrittenReply, { model, seed }: { model: string; seed: string }): Item {
  const { base, key, locale } = brief;
  const same = (text: string) => inEach(() => text);
  const idOf = new Map([key, ...brief.rivals].map(({ name, id }) => [name, id]));
  const options = random(`options ${seed}`)
    .sample(reply.options, optionCount)
    .map(({ service, reason }, i): ItemOption => ({
      label: labels[i] ?? 'A',
      text: same(service),
      reason: same(reason),
      subject: { kind: 'entity', id: idOf.get(service) ?? '' },
    }));
  const { exam, template, factIds, domain, topic, level, references, ask, skin } = base;
  return {
    exam,
    template,
    factIds,
    domain,
    topic,
    level,
    stem: same(`${reply.situation}\n\n${reply.question}`),
    options,
    key: options.find(({ text }) => text[locale] === reply.correct)?.label ?? '',
    explanation: same(reply.explanation),
    references,
    ask,
    skin,
    writer: { model, locale },
  };
}

/** A stem that names an option, or what else an option is called. */
function leaks(knowledge: Knowledge, item: Item, { locale }: Brief): ['leak'] | [] {
  const stem = ` ${plain(item.stem[locale]).replace(/[^a-z0-9]+/g, ' ')} `;
  const named = item.options.some(({ subject }) => {
    if (subject.kind !== 'entity') return false;
    const { name, aliases = [] } = knowledge.entity(subject.id);
    return [name[locale], ...aliases].some((one) =>
      stem.includes(
        ` ${plain(one)
          .replace(/[^a-z0-9]+/g, ' ')
          .trim()} `,
      ),
    );
  });
  return named ? ['leak'] : [];
}
