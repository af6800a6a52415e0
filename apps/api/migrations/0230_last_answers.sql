-- People by the UTC day of their last answer, so that counting those who are active reads a row or a few for each day.
-- Several rows for a day, so that concurrent writers rarely meet. A trigger keeps them: once for each person and day.
create table last_answer_days (
  day date not null,
  shard smallint not null,
  people integer not null,
  primary key (day, shard)
);
insert into last_answer_days
  select (last_answer_at at time zone 'UTC')::date, 0, count(*) from answer_totals where last_answer_at > '-infinity' group by 1;
create function move_last_answer() returns trigger language plpgsql as $$
begin
  insert into last_answer_days (day, shard, people)
  select (at at time zone 'UTC')::date, floor(random() * 16), people
  from (values (case when tg_op <> 'INSERT' then old.last_answer_at end, -1), (case when tg_op <> 'DELETE' then new.last_answer_at end, 1))
    as moves (at, people)
  where at > '-infinity' order by 1
  on conflict (day, shard) do update set people = last_answer_days.people + excluded.people;
  return null;
end $$;
create trigger last_answer_begun after insert on answer_totals
  for each row when (new.last_answer_at > '-infinity') execute function move_last_answer();
create trigger last_answer_moved after update of last_answer_at on answer_totals
  for each row when ((old.last_answer_at at time zone 'UTC')::date <> (new.last_answer_at at time zone 'UTC')::date)
  execute function move_last_answer();
create trigger last_answer_gone after delete on answer_totals
  for each row when (old.last_answer_at > '-infinity') execute function move_last_answer();
