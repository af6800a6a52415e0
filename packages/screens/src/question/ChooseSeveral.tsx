// What questions with several right options need, which come on demand: most have one.
export { AnswerChecks } from '@prepar/ui/AnswerChecks';
export { MarkedCount } from './MarkedCount.tsx';
