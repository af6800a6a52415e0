-- Authenticator apps of administrators.
create table totp (
  user_id text primary key references users on delete cascade,
  secret text not null, -- base32
  completed_at timestamptz, -- null while the app has not shown a code yet; sign-in asks for one afterwards
  last_step bigint not null default 0 -- time step of the last code, since each works once
);
create table totp_recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash bytea not null, -- sha256; a row is taken out when its code is used
  primary key (user_id, code_hash)
);
