import { keepOneForm } from './one-form.ts';

keepOneForm(2);
export { draw, makeBook } from '../questions/worker.ts';
