-- The ledger is the truth and is only ever added to; the account row is its running balance and the lock of every debit.

create table credit_accounts (
  user_id text primary key references users on delete cascade,
  day date not null, -- local day that used_today belongs to
  used_today integer not null default 0 check (used_today >= 0),
  granted integer not null default 0 check (granted >= 0), -- bought or granted credits left
  used_total bigint not null default 0
);

create table credit_ledger (
  user_id text not null references users on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('ANSWER', 'GRANT')),
  source text not null check (source in ('DAILY', 'GRANTED')),
  amount integer not null check (amount <> 0), -- negative: spent
  question_id text,
  note text,
  local_date date not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index credit_ledger_answer on credit_ledger (user_id, question_id) where kind = 'ANSWER';
