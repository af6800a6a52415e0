import { engineFor } from '../questions/engine.ts';
import type { Candidate } from '../questions/templates/template.types.ts';
import { plantedFact, plantError } from './plant-error.ts';
import { examId } from './practice.ts';

// Before anything is made of the knowledge base.
plantError(examId);
const worker = await import('../questions/worker.ts');

/** Few other questions, so that everybody soon meets the wrong one. */
const others = 9;
const engine = engineFor(examId);
const needs = engine.candidates.filter(({ template }) => template === 'need-to-service');
const isPlanted = ({ factIds }: Candidate) => factIds.includes(plantedFact);
engine.candidates = [...needs.filter(isPlanted), ...needs.filter((need) => !isPlanted(need)).slice(0, others)];

export const { brief, draw, judge, judgeText, makeBook, retell } = worker;
