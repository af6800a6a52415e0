-- What a person needs to recognise a sign-in. Names only: neither addresses nor whole user agents are kept.
alter table sessions
  add column id text not null default replace(gen_random_uuid()::text, '-', ''),
  add column browser text,
  add column operating_system text,
  add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions alter column last_seen_at set not null;

-- For passwords that somebody else has seen, such as one that was shown to an operator.
alter table users add column must_change_password boolean not null default false;
