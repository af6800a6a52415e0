import { engineFor } from '../questions/engine.ts';
import { examId } from './practice.ts';

/** So few questions that two people soon meet the same one. */
const few = 12;

const engine = engineFor(examId);
engine.candidates = engine.candidates.filter(({ template }) => template === 'need-to-service').slice(0, few);

export { brief, draw, judge, judgeText, makeBook, retell } from '../questions/worker.ts';
