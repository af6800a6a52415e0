/** What a question turns into once its answer was sent. */
export { OutOfCredits } from './OutOfCredits.tsx';
export { QuestionReview } from './QuestionReview.tsx';
