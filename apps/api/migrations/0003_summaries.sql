-- Running sums, kept in the transaction of each answer, so that reading never walks through history.

create table exam_totals (
  user_id text not null references users on delete cascade,
  exam_id text not null,
  answered integer not null default 0,
  correct integer not null default 0,
  time_ms bigint not null default 0, -- spent on answers
  study_ms bigint not null default 0, -- length of study sessions
  last_attempt_at timestamptz,
  primary key (user_id, exam_id)
);

create table domain_totals (
  user_id text not null references users on delete cascade,
  exam_id text not null,
  domain text not null,
  answered integer not null default 0,
  correct integer not null default 0,
  primary key (user_id, exam_id, domain)
);

create table study_days (
  user_id text not null references users on delete cascade,
  local_date date not null,
  exam_id text not null,
  answered integer not null default 0,
  correct integer not null default 0,
  credits integer not null default 0,
  study_ms bigint not null default 0,
  primary key (user_id, local_date, exam_id)
);

-- How much of a session's time was counted on which day, so that finishing can take back what was not studied.
create table study_session_days (
  user_id text not null,
  session_id text not null,
  local_date date not null,
  study_ms bigint not null,
  primary key (user_id, session_id, local_date),
  foreign key (user_id, session_id) references study_sessions on delete cascade
);

-- Sums over all learners, without a name in them: they outlive unenrolment and deleted accounts.
-- Several rows per day, so that concurrent writers rarely meet; a reader adds them up.
create table platform_days (
  day date not null, -- UTC
  exam_id text not null,
  shard smallint not null,
  answered integer not null default 0,
  correct integer not null default 0,
  primary key (day, exam_id, shard)
);

-- Questions generated per day and model, with what they cost.
create table generation_days (
  day date not null, -- UTC
  exam_id text not null,
  model text not null,
  shard smallint not null,
  count integer not null default 0,
  tokens bigint not null default 0,
  cost_usd numeric(14, 6) not null default 0,
  primary key (day, exam_id, model, shard)
);
