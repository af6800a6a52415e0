-- Past answers of one domain, right or wrong, newest first. Those of several domains are merged, so that no filter walks through all.
create index attempts_by_verdict on attempts (user_id, exam_id, domain, is_correct, created_at desc, question_id desc);
