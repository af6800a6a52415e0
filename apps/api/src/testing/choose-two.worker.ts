import { keepOneForm } from './one-form.ts';

keepOneForm(2);
export { brief, draw, judge, judgeText, makeBook, retell } from '../questions/worker.ts';
