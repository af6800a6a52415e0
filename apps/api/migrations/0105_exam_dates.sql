-- When somebody sits an official exam. Goes with the enrolment.
create table exam_dates (
  user_id text not null,
  exam_id text not null,
  exam_date date not null,
  primary key (user_id, exam_id),
  foreign key (user_id, exam_id) references enrolments on delete cascade
);

-- What people told of an exam date, with what readiness had said of it: shows one day whether the figure comes true. It
-- stays when somebody leaves the exam, because those who passed do, and goes with the account.
create table exam_outcomes (
  user_id text not null references users on delete cascade,
  exam_id text not null,
  exam_date date not null,
  result text not null check (result in ('PASSED', 'FAILED', 'POSTPONED', 'NOT_TAKEN', 'DECLINED')),
  mark smallint check (mark between 0 and 1000), -- the official one, on the provider's scale
  answers integer, -- that counted until the day before; with the rest null where nothing was said, or nothing is told
  expected real,
  expected_low real,
  expected_high real,
  chance real,
  chance_low real,
  chance_high real,
  told_at timestamptz not null,
  primary key (user_id, exam_id, exam_date)
);
