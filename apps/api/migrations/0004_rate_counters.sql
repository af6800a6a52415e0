-- One row per caller and class; a new window starts the count again, so the table grows with callers, not with time.
create table rate_counters (
  key text primary key,
  window_start timestamptz not null,
  used integer not null
);
create index rate_counters_age on rate_counters (window_start);
