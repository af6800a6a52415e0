import { keepOneForm } from './one-form.ts';

keepOneForm(1);
export { draw, makeBook } from '../questions/worker.ts';
