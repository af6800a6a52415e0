-- Calls to models by week too, so that a period reads whole weeks and a few days.
create table model_call_weeks (
  week date not null, -- its Monday, UTC
  model text not null,
  operation text not null,
  outcome text not null,
  step smallint not null,
  calls bigint not null,
  primary key (week, model, operation, outcome, step)
);
create function week_of(day date) returns date language sql immutable return date_trunc('week', day::timestamp)::date;
insert into model_call_weeks
  select week_of(day), model, operation, outcome, step, sum(calls) from model_call_days group by 1, 2, 3, 4, 5;
create function count_model_call_weeks() returns trigger language plpgsql as $$
begin
  insert into model_call_weeks (week, model, operation, outcome, step, calls)
  select week_of((created_at at time zone 'UTC')::date), model, operation, outcome, duration_step(latency_ms), count(*)
  from made group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (week, model, operation, outcome, step) do update set calls = model_call_weeks.calls + excluded.calls;
  return null;
end $$;
-- Its name sorts after that of the one which counts all time and days: whoever writes several sums takes them in one order.
create trigger model_calls_made_in_weeks after insert on model_calls
  referencing new table as made for each statement execute function count_model_call_weeks();
