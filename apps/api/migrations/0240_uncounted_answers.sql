-- Answers that the sums over many people do not count yet. Whoever answers adds a row, which costs no index and waits for
-- nobody; a batch is counted at once in the background and before somebody reads those sums. Its rows outlive accounts,
-- as those sums do.
create table uncounted_answers (
  user_id text not null,
  question_id text not null,
  exam_id text not null,
  domain text not null,
  level smallint not null,
  is_correct boolean not null,
  day date not null, -- UTC; answers of a simulation count on the day it is graded
  answered_at timestamptz not null
);

-- One process counts at a time: a sum needs one row only.
insert into platform_days select day, exam_id, -1, sum(answered), sum(correct) from platform_days group by day, exam_id;
delete from platform_days where shard <> -1;
alter table platform_days drop constraint platform_days_pkey, drop column shard, add primary key (day, exam_id);
insert into platform_domains
  select exam_id, domain, level, -1, sum(answered), sum(correct) from platform_domains group by exam_id, domain, level;
delete from platform_domains where shard <> -1;
alter table platform_domains drop constraint platform_domains_pkey, drop column shard, add primary key (exam_id, domain, level);
