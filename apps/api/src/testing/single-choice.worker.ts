import { keepOneForm } from './one-form.ts';

keepOneForm(1);
export { brief, draw, judge, makeBook } from '../questions/worker.ts';
