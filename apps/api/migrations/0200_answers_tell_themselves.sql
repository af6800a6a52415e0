-- An answer is told as an activity from the answer itself.
delete from activities where type in ('QUESTION_ANSWERED', 'QUESTION_CORRECT', 'QUESTION_INCORRECT');
