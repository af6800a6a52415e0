import { keepOneForm } from './one-form.ts';

keepOneForm(2);
export { brief, draw, judge, makeBook } from '../questions/worker.ts';
