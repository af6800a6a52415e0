import type { Modality } from '../../knowledge/exam.types.ts';
import type { Level } from '../../knowledge/knowledge.types.ts';
import { drawTargets } from '../choose.ts';
import { belongs } from '../engine.ts';
import type { DrawnItem } from '../item.types.ts';
import { type Kind, kindOf, mixWindow } from '../mix.ts';
import type { Knowledge } from '../compile.ts';
import { random } from '../random.ts';
import type { Candidate } from '../templates/template.types.ts';
import { templates } from '../templates/templates.ts';

/** So many questions the learner answers whose windows are measured: twenty a day for more than three months. */
export const learnerLength = 2000;

/** How far apart the windows begin. */
const step = 50;

/** Stretches of a session in which the shares must hold. */
export function windows(items: readonly DrawnItem[]): (readonly DrawnItem[])[] {
  if (items.length <= mixWindow) return [items];
  return items.flatMap((_item, i) =>
    i % step === 0 && i + mixWindow <= items.length ? [items.slice(i, i + mixWindow)] : [],
  );
}

const share = (items: readonly DrawnItem[], what: (item: DrawnItem) => boolean) =>
  items.filter(what).length / items.length;

export const shareOfKind = (items: readonly DrawnItem[], kind: Kind) =>
  share(items, ({ template }) => kindOf[template] === kind);
export const shareOfLevel = (items: readonly DrawnItem[], level: Level) => share(items, (item) => item.level === level);
export const shareOfPairs = (items: readonly DrawnItem[]) => share(items, ({ template }) => template === 'choose-two');

/** What identifies a question for the rules of repetition. */
export const pairOf = ({ template, factIds }: Pick<Candidate, 'template' | 'factIds'>) =>
  `${template}:${factIds.join('+')}`;

/** How often a question came back within so many others. */
export function comeBacks(items: readonly DrawnItem[], within: number): number {
  const last = new Map<string, number>();
  let count = 0;
  items.forEach((item, i) => {
    const before = last.get(pairOf(item));
    if (before !== undefined && i - before <= within) count += 1;
    last.set(pairOf(item), i);
  });
  return count;
}

/** How many different questions a modality has at a level. */
export function freshPairs(candidates: readonly Candidate[], modality: Modality, level: Level): number {
  const isOfScope = belongs(modality, undefined);
  const own = candidates.filter((candidate) => candidate.level === level && isOfScope(candidate));
  return new Set(own.map(pairOf)).size;
}

/** Whether a question can get options that do not give its key away, tried with every skin. */
export const isAskable = (knowledge: Knowledge, candidate: Candidate): boolean =>
  knowledge.base.skins.some((skin) => {
    const chance = random(`${pairOf(candidate)} ${skin.id}`);
    const setting = {
      knowledge,
      random: chance,
      targets: drawTargets(chance),
      skin,
      strictness: 'none' as const,
      isNew: () => true,
      isRested: () => true,
      backdrop: () => null,
    };
    return templates.get(candidate.template)?.draft(candidate, setting) != null;
  });
