-- What a question asks, whoever got it: the facts that its key rests on in one family of questions. People report it, an
-- administrator decides on it, and one that is out is asked of nobody.
create table question_items (
  exam_id text not null,
  asked_hash integer not null,
  -- One question of it, to be read by who decides; as in `questions`.
  book_id integer,
  packed bytea not null,
  -- Why it waits for a decision; null: it does not.
  waits_for text check (waits_for in ('REPORT', 'QUARANTINE')),
  waits_since timestamptz,
  is_out boolean not null default false, -- asked of nobody
  decision text check (decision in ('CONFIRMED', 'RELEASED')), -- the last one
  decided_at timestamptz,
  note text, -- what the people who reported it are told
  primary key (exam_id, asked_hash),
  check ((waits_for is null) = (waits_since is null)),
  check ((decision is null) = (decided_at is null)),
  check (waits_for is distinct from 'QUARANTINE' or is_out)
);
create index question_items_waiting on question_items (waits_since, exam_id, asked_hash) where waits_for is not null;
create index question_items_out on question_items (exam_id, asked_hash) where is_out;

-- Without a foreign key to the question: leaving an exam takes the question away, and what is wrong with it stays.
create table question_reports (
  user_id text not null references users on delete cascade,
  question_id text not null,
  exam_id text not null,
  asked_hash integer not null,
  reason text not null check (reason in ('WRONG_ANSWER', 'SEVERAL_ANSWERS', 'UNCLEAR', 'OUTDATED', 'TEXT', 'OTHER')),
  comment text check (length(comment) <= 500),
  problems text[] not null, -- what the check against the knowledge base found; empty: nothing
  status text not null default 'OPEN' check (status in ('OPEN', 'CONFIRMED', 'KEPT')),
  note text,
  credits integer not null default 0, -- that came back
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, question_id),
  foreign key (exam_id, asked_hash) references question_items,
  check ((status = 'OPEN') = (decided_at is null))
);
create index question_reports_of_item on question_reports (exam_id, asked_hash, created_at);
create index question_reports_by_age on question_reports (user_id, created_at desc);

-- What was done with an item, for ever. It names no learner.
create table question_log (
  exam_id text not null,
  asked_hash integer not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('QUARANTINED', 'CONFIRMED', 'RELEASED')),
  note text,
  credits integer not null default 0, -- that came back to people
  done_by text, -- address of the administrator; null: the server
  created_at timestamptz not null,
  primary key (exam_id, asked_hash, id),
  foreign key (exam_id, asked_hash) references question_items
);
create function keep_question_log() returns trigger language plpgsql as $$
begin
  raise exception 'question_log is only ever added to';
end $$;
create trigger question_log_kept before update or delete on question_log for each row execute function keep_question_log();

-- The credit of an answer comes back at most once.
alter table credit_ledger drop constraint credit_ledger_kind_check;
alter table credit_ledger add constraint credit_ledger_kind_check check (kind in ('ANSWER', 'GRANT', 'RETURN'));
create unique index credit_ledger_return on credit_ledger (user_id, question_id) where kind = 'RETURN';
-- Both are told in the log of an account.
drop index credit_ledger_grants;
create index credit_ledger_gains on credit_ledger (user_id, id) where kind in ('GRANT', 'RETURN');
