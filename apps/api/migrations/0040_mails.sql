-- Mails wait here, written in the transaction that causes them, until they are delivered.
create table mails (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  address text not null,
  letter jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  expires_at timestamptz not null, -- of no use to anybody afterwards
  created_at timestamptz not null
);
create index mails_due on mails (next_try_at);
create index mails_user on mails (user_id);
