-- Who asked to be told, once, when purchases open. The mail goes to the address that the account has then.
create table sales_notices (
  user_id text primary key references users on delete cascade,
  asked_at timestamptz not null
);
