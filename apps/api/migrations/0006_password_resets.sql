-- At most one open code for each account: a new one replaces the one before.
create table password_resets (
  user_id text primary key references users on delete cascade,
  code_hash text not null, -- argon2id; the code itself is only in the mail
  expires_at timestamptz not null
);
