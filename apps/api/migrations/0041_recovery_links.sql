-- The mail with the code carries a link too, whose token opens the same reset.
alter table password_resets add column token_hash bytea; -- sha256 of 128 random bits
create unique index password_resets_token on password_resets (token_hash);

-- Former addresses of accounts, each with the link that was mailed there and brings it back.
create table email_restores (
  token_hash bytea primary key, -- sha256 of 128 random bits
  id bigint generated always as identity, -- the order in which an account's addresses were left
  user_id text not null references users on delete cascade,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_restores_user on email_restores (user_id);
create index email_restores_address on email_restores (email_key); -- nobody else takes it meanwhile
create index email_restores_age on email_restores (expires_at);
