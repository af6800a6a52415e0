-- What was asked of language models, one row for each call; without a person in it, so that it outlives accounts.
create table model_calls (
  id bigint generated always as identity primary key,
  generation_id text not null, -- the calls that led to one result share it
  exam_id text not null,
  operation text not null,
  model text not null,
  tokens_in integer not null,
  tokens_out integer not null,
  cost_usd numeric(14, 6) not null,
  latency_ms integer not null,
  outcome text not null, -- ACCEPTED, or why not
  created_at timestamptz not null
);

-- Questions that a model wrote and that passed every check, for everybody who has not met them.
create table written_questions (
  id text primary key,
  exam_id text not null,
  kb_version text not null, -- what they were checked against; those of another version are not handed out
  locale text not null,
  topic text not null,
  level smallint not null,
  model text not null,
  packed bytea not null,
  facts_hash integer,
  asked_hash integer,
  stem_hash integer,
  skin_hash integer,
  handed_out_at timestamptz, -- null: fresh
  created_at timestamptz not null
);
create index written_questions_cell on written_questions (exam_id, locale, topic, level, created_at);

-- What people ask for, so that it is written ahead.
create table written_demand (
  exam_id text not null,
  locale text not null,
  topic text not null,
  level smallint not null,
  asked_at timestamptz not null,
  rests_until timestamptz not null, -- somebody writes for it, or nothing could be written
  primary key (exam_id, locale, topic, level)
);
