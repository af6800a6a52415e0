-- Sums of days tell as much as those of all time, so that administrators can ask for a number of days.
alter table generation_days add column operation text not null default 'GENERATE_QUESTION';
alter table generation_days
  alter column operation drop default,
  drop constraint generation_days_pkey,
  add primary key (day, exam_id, model, operation, shard);

-- Study sessions by the day they ended on. What deleted accounts did before this table was is in the total alone.
create table session_days (
  day date not null, -- UTC
  shard smallint not null,
  ended bigint not null,
  study_ms bigint not null,
  primary key (day, shard)
);
insert into session_days
  select (ended_at at time zone 'UTC')::date, 0, count(*), sum(counted_ms) from study_sessions
  where status = 'COMPLETED' and ended_at is not null group by 1;
create or replace function count_ended_session() returns trigger language plpgsql as $$
begin
  insert into session_totals (shard, ended, study_ms) values (floor(random() * 16), 1, new.counted_ms)
  on conflict (shard) do update set ended = session_totals.ended + 1, study_ms = session_totals.study_ms + excluded.study_ms;
  insert into session_days (day, shard, ended, study_ms)
  values ((coalesce(new.ended_at, now()) at time zone 'UTC')::date, floor(random() * 16), 1, new.counted_ms)
  on conflict (day, shard) do update set ended = session_days.ended + 1, study_ms = session_days.study_ms + excluded.study_ms;
  return null;
end $$;
