-- A full simulation is a study session with fixed questions and an end.
alter table study_sessions add column is_simulation boolean not null default false;

create table simulations (
  user_id text not null,
  session_id text not null,
  exam_id text not null,
  pace text not null check (pace in ('OFFICIAL', 'TIME_AND_A_HALF', 'DOUBLE', 'UNTIMED')),
  started_at timestamptz not null,
  ends_at timestamptz not null, -- what was answered until then counts
  ended_at timestamptz, -- set when it is graded
  ended_by text check (ended_by in ('LEARNER', 'TIME')),
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references study_sessions on delete cascade
);
create index simulations_recent on simulations (user_id, exam_id, started_at desc);
create index simulations_due on simulations (ends_at) where ended_at is null;

-- Answers wait here without a verdict; grading turns them into attempts.
create table simulation_questions (
  user_id text not null,
  session_id text not null,
  place smallint not null,
  question_id text not null,
  domain text not null, -- id of the official exam domain
  selected text, -- null: blank
  is_flagged boolean not null default false,
  time_ms integer not null default 0 check (time_ms >= 0),
  given_at timestamptz, -- when the learner last changed it
  local_date date, -- of that moment
  is_charged boolean not null default false,
  primary key (user_id, session_id, place),
  foreign key (user_id, session_id) references simulations on delete cascade
);
create unique index simulation_questions_question on simulation_questions (user_id, question_id);
