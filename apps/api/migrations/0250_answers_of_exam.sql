-- One index for every list of answers, newest first: of an exam, and within it of a domain or a verdict, which are read from
-- the index itself. Lists over all exams merge the heads of each. Two indexes less to keep with every answer.
drop index attempts_recent;
drop index attempts_by_verdict;
drop index attempts_recent_of_exam;
create index attempts_of_exam on attempts (user_id, exam_id, created_at desc, question_id desc, domain, is_correct);
