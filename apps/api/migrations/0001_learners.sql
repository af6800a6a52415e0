-- Everything a learner owns is keyed by user_id first, so that it can be deleted, listed and distributed by person.

create table users (
  id text primary key,
  name text not null,
  email text not null,
  email_key text not null unique, -- trimmed and lower-cased
  email_verified_at timestamptz,
  password_hash text, -- argon2id; null for accounts that only sign in through a provider
  password_changed_at timestamptz,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  can_access_admin boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  country text,
  locale text,
  time_zone text not null,
  -- A change of zone waits for the next midnight of the old one, so that no day is lived twice.
  next_time_zone text,
  next_time_zone_from timestamptz,
  time_zone_changed_at timestamptz,
  onboarding_completed_at timestamptz,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key, -- sha256 of the token, which is stored nowhere
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table enrolments (
  user_id text not null references users on delete cascade,
  exam_id text not null,
  enrolled_at timestamptz not null,
  primary key (user_id, exam_id)
);

create table questions (
  user_id text not null references users on delete cascade,
  id text not null,
  exam_id text not null,
  modality_id text not null,
  model text not null, -- 'offline' for questions from the knowledge base
  item jsonb not null, -- texts in three languages, the key and its reasons
  -- What the repetition rules compare, beside the item so that history is read without unpacking it.
  template text not null,
  fact_ids text[] not null,
  skin text,
  stem_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index questions_recent on questions (user_id, exam_id, created_at desc);

create table attempts (
  user_id text not null references users on delete cascade,
  question_id text not null,
  exam_id text not null,
  domain text not null, -- id of the official exam domain
  selected text not null,
  is_correct boolean not null,
  time_ms integer not null check (time_ms >= 0),
  local_date date not null,
  idempotency_key text,
  created_at timestamptz not null,
  primary key (user_id, question_id)
);
create unique index attempts_idempotency on attempts (user_id, idempotency_key) where idempotency_key is not null;
create index attempts_recent on attempts (user_id, created_at desc, question_id desc);
create index attempts_recent_of_exam on attempts (user_id, exam_id, created_at desc, question_id desc);

create table study_sessions (
  user_id text not null references users on delete cascade,
  id text not null,
  exam_id text not null,
  modality_id text,
  status text not null check (status in ('IN_PROGRESS', 'PAUSED', 'COMPLETED')),
  started_at timestamptz not null,
  -- While the session runs: the moment up to which its time is already counted.
  counted_until timestamptz,
  counted_ms bigint not null default 0 check (counted_ms >= 0),
  paused_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id)
);
create unique index study_sessions_open on study_sessions (user_id, exam_id) where status <> 'COMPLETED';
create index study_sessions_recent on study_sessions (user_id, exam_id, started_at desc);

create table activities (
  user_id text not null references users on delete cascade,
  id bigint generated always as identity,
  exam_id text,
  type text not null,
  metadata jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index activities_recent on activities (user_id, created_at desc, id desc);
