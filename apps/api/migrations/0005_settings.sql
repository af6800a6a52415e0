create table settings (
  user_id text primary key references users on delete cascade,
  values jsonb not null, -- exactly the contract's Settings
  updated_at timestamptz not null
);
