-- How calls to language models ended and how long they took, so that nobody who reads it walks through the calls. Each step
-- of duration is a tenth longer than the one before it: a step is the logarithm to the base 1.1, rounded up.
create function duration_step(ms integer) returns smallint language sql immutable
  return ceil(ln(greatest(ms, 1)::double precision) / ln(1.1::double precision))::smallint;

create table model_call_totals (
  model text not null,
  operation text not null,
  outcome text not null, -- ACCEPTED, or why not
  step smallint not null,
  calls bigint not null,
  primary key (model, operation, outcome, step)
);

create table model_call_days (
  day date not null,
  model text not null,
  operation text not null,
  outcome text not null,
  step smallint not null,
  calls bigint not null,
  primary key (day, model, operation, outcome, step)
);

insert into model_call_totals
  select model, operation, outcome, duration_step(latency_ms), count(*) from model_calls group by 1, 2, 3, 4;
insert into model_call_days
  select (created_at at time zone 'UTC')::date, model, operation, outcome, duration_step(latency_ms), count(*)
  from model_calls group by 1, 2, 3, 4, 5;

create function count_model_calls() returns trigger language plpgsql as $$
begin
  insert into model_call_totals (model, operation, outcome, step, calls)
  select model, operation, outcome, duration_step(latency_ms), count(*) from made group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (model, operation, outcome, step) do update set calls = model_call_totals.calls + excluded.calls;
  insert into model_call_days (day, model, operation, outcome, step, calls)
  select (created_at at time zone 'UTC')::date, model, operation, outcome, duration_step(latency_ms), count(*)
  from made group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (day, model, operation, outcome, step) do update set calls = model_call_days.calls + excluded.calls;
  return null;
end $$;
create trigger model_calls_made after insert on model_calls
  referencing new table as made for each statement execute function count_model_calls();
