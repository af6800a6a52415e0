-- Sums over the whole platform, so that the administrators' dashboard reads the same number of rows whatever has happened.
-- Several rows each, so that concurrent writers rarely meet. Triggers keep them, so that every way to write or delete counts.

-- Answers of everybody; deletion does not take them back. Domain '' and level 0: answered before this table was and deleted since.
create table platform_domains (
  exam_id text not null,
  domain text not null,
  level smallint not null,
  shard smallint not null,
  answered integer not null default 0,
  correct integer not null default 0,
  primary key (exam_id, domain, level, shard)
);
insert into platform_domains
  select exam_id, domain, level, 0, count(*), count(*) filter (where is_correct) from attempts group by exam_id, domain, level;
insert into platform_domains
  select exam_id, '', 0, 0, days.answered - coalesce(known.answered, 0), days.correct - coalesce(known.correct, 0)
  from (select exam_id, sum(answered) as answered, sum(correct) as correct from platform_days group by exam_id) as days
  left join (select exam_id, sum(answered) as answered, sum(correct) as correct from platform_domains group by exam_id) as known
    using (exam_id)
  where days.answered > coalesce(known.answered, 0);
create function count_answers() returns trigger language plpgsql as $$
begin
  insert into platform_domains (exam_id, domain, level, shard, answered, correct)
  select exam_id, domain, level, floor(random() * 16), count(*), count(*) filter (where is_correct)
  from given group by exam_id, domain, level order by exam_id, domain, level
  on conflict (exam_id, domain, level, shard) do update set
    answered = platform_domains.answered + excluded.answered, correct = platform_domains.correct + excluded.correct;
  return null;
end $$;
create trigger answers_given after insert on attempts
  referencing new table as given for each statement execute function count_answers();

-- What was generated, for what purpose, with what cost; kept by who generates.
create table generation_totals (
  exam_id text not null,
  model text not null,
  operation text not null,
  shard smallint not null,
  count bigint not null default 0,
  tokens bigint not null default 0,
  cost_usd numeric(14, 6) not null default 0,
  primary key (exam_id, model, operation, shard)
);
insert into generation_totals
  select exam_id, model, 'GENERATE_QUESTION', 0, sum(count), sum(tokens), sum(cost_usd) from generation_days group by 1, 2;

-- What models cost for this person; the knowledge base costs nothing.
alter table credit_accounts add column model_cost_usd numeric(14, 6) not null default 0;
create index credit_accounts_most_active on credit_accounts (used_total desc, user_id) where used_total > 0;

-- Accounts that there are, by the UTC day they were created on.
create table account_days (
  day date not null,
  shard smallint not null,
  accounts integer not null,
  primary key (day, shard)
);
insert into account_days select (created_at at time zone 'UTC')::date, 0, count(*) from users group by 1;
create function count_accounts() returns trigger language plpgsql as $$
begin
  insert into account_days (day, shard, accounts)
  select (created_at at time zone 'UTC')::date, floor(random() * 4), case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by 1 order by 1
  on conflict (day, shard) do update set accounts = account_days.accounts + excluded.accounts;
  return null;
end $$;
create trigger accounts_created after insert on users
  referencing new table as changed for each statement execute function count_accounts();
create trigger accounts_deleted after delete on users
  referencing old table as changed for each statement execute function count_accounts();

-- People who are enrolled now.
create table enrolment_totals (
  exam_id text not null,
  shard smallint not null,
  enrolled integer not null,
  primary key (exam_id, shard)
);
insert into enrolment_totals select exam_id, 0, count(*) from enrolments group by 1;
create function count_enrolments() returns trigger language plpgsql as $$
begin
  insert into enrolment_totals (exam_id, shard, enrolled)
  select exam_id, floor(random() * 16), case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by 1 order by 1
  on conflict (exam_id, shard) do update set enrolled = enrolment_totals.enrolled + excluded.enrolled;
  return null;
end $$;
create trigger enrolments_made after insert on enrolments
  referencing new table as changed for each statement execute function count_enrolments();
create trigger enrolments_left after delete on enrolments
  referencing old table as changed for each statement execute function count_enrolments();

-- Study sessions that ended, with the study in them; deletion does not take them back.
create table session_totals (
  shard smallint primary key,
  ended bigint not null,
  study_ms bigint not null
);
insert into session_totals
  select 0, count(*), coalesce(sum(counted_ms), 0) from study_sessions where status = 'COMPLETED';
create function count_ended_session() returns trigger language plpgsql as $$
begin
  insert into session_totals (shard, ended, study_ms) values (floor(random() * 16), 1, new.counted_ms)
  on conflict (shard) do update set ended = session_totals.ended + 1, study_ms = session_totals.study_ms + excluded.study_ms;
  return null;
end $$;
create trigger session_ended after update of status on study_sessions
  for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED') execute function count_ended_session();
