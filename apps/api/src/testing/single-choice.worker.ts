import { keepOneForm } from './one-form.ts';

keepOneForm(1);
export { brief, draw, judge, judgeText, makeBook, retell } from '../questions/worker.ts';
