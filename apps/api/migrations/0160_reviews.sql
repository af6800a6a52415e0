-- Facts that a learner missed, or asked to see again, and what is believed of their memory of them.
create table review_cards (
  user_id text not null,
  exam_id text not null,
  facts_hash integer not null,
  -- Days after which the fact is still remembered nine times of ten, and how hard it is, 1 to 10.
  stability real not null,
  difficulty real not null,
  -- How often it came back.
  times integer not null default 0,
  reviewed_on date not null,
  due_on date not null,
  -- The learner wants no more of it.
  is_dropped boolean not null default false,
  -- The question about it that was answered last.
  question_id text not null,
  primary key (user_id, exam_id, facts_hash),
  foreign key (user_id, exam_id) references enrolments on delete cascade
);
create index review_cards_due on review_cards (user_id, exam_id, due_on) where not is_dropped;

-- Asked because its fact was due: its answer costs no credit.
alter table questions add column is_review boolean not null default false;

-- What was missed before counts as missed once.
insert into review_cards (user_id, exam_id, facts_hash, stability, difficulty, reviewed_on, due_on, question_id)
select user_id, exam_id, facts_hash, 0.212, 6.4133, local_date, local_date + 1, question_id
from (
  select distinct on (user_id, exam_id, facts_hash) user_id, exam_id, facts_hash, is_correct, local_date, question_id
  from attempts where facts_hash is not null
  order by user_id, exam_id, facts_hash, created_at desc, question_id desc
) as latest
join enrolments using (user_id, exam_id)
where not is_correct;
