-- Whom a provider knows under which of its own ids.
create table identities (
  provider text not null check (provider in ('google', 'github')),
  subject text not null, -- the provider's lasting id of the person
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- Sign-ins that are with the provider right now; a row is taken out when its person comes back.
create table social_sign_ins (
  state_hash bytea primary key, -- sha256 of the state in the address
  provider text not null,
  browser_hash bytea not null, -- sha256 of the cookie of the browser that began
  code_verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);
create index social_sign_ins_age on social_sign_ins (expires_at);
