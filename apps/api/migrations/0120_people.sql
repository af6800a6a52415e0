-- What administrators find people by, and what they see of them in a list. Every order of the list has its index.

-- Without accents and capital letters, so that who types either of them, or neither, finds the same.
create function search_key(words text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')) collate "C"
$$;

-- As much of a name as the list is sorted by.
alter table users add column name_key text collate "C" generated always as (left(search_key(name), 30)) stored;
create index users_by_name on users (name_key, id);
create index users_not_active on users (status, id) where status <> 'active';

create table search_words (
  word text collate "C" not null,
  user_id text not null references users on delete cascade,
  primary key (word, user_id)
);
create index search_words_of_user on search_words (user_id);
create function search_words_of(name text, email_key text) returns setof text language sql immutable as $$
  select distinct left(word, 100) from (
    select regexp_split_to_table(search_key(name || ' ' || email_key), '[\s.,;:@_+''"()/-]+') as word
    union all select search_key(email_key)
  ) as words where word <> ''
$$;
create function note_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from search_words where user_id = new.id;
  end if;
  insert into search_words select word, new.id from search_words_of(new.name, new.email_key) as word;
  return null;
end $$;
insert into search_words select word, id from users, search_words_of(name, email_key) as word;
create trigger search_words_noted after insert or update of name, email_key on users
  for each row execute function note_search_words();

-- Answers of each person; leaving an exam does not take them back. Triggers keep them, so that every way to write counts.
create table answer_totals (
  user_id text primary key references users on delete cascade,
  answered integer not null default 0,
  correct integer not null default 0,
  accuracy double precision not null generated always as (case when answered = 0 then 0 else correct * 100.0 / answered end) stored,
  last_answer_at timestamptz not null default '-infinity'
);
insert into answer_totals (user_id, answered, correct, last_answer_at)
  select users.id, count(attempts.user_id), count(attempts.user_id) filter (where is_correct),
    coalesce(max(attempts.created_at), '-infinity')
  from users left join attempts on attempts.user_id = users.id group by users.id;
create index answer_totals_answered on answer_totals (answered, user_id);
create index answer_totals_accuracy on answer_totals (accuracy, user_id);
create index answer_totals_last on answer_totals (last_answer_at, user_id);
create function begin_answers() returns trigger language plpgsql as $$
begin
  insert into answer_totals (user_id) values (new.id);
  return null;
end $$;
create trigger answers_begun after insert on users for each row execute function begin_answers();
create function count_answers_by_person() returns trigger language plpgsql as $$
begin
  update answer_totals set answered = answer_totals.answered + sums.answered, correct = answer_totals.correct + sums.correct,
    last_answer_at = greatest(answer_totals.last_answer_at, sums.last_answer_at)
  from (
    select user_id, count(*) as answered, count(*) filter (where is_correct) as correct, max(created_at) as last_answer_at
    from given group by user_id
  ) as sums where sums.user_id = answer_totals.user_id;
  return null;
end $$;
-- Its name sorts before that of the one which writes rows that people share.
create trigger answers_by_person after insert on attempts
  referencing new table as given for each statement execute function count_answers_by_person();

-- The plan that was set last. Setting it gave its credits.
alter table credit_accounts add column plan text not null default 'free' check (plan in ('free', 'starter', 'pro', 'expert'));
update credit_accounts set plan = latest.plan from (
  select distinct on (user_id) user_id, substr(note, 6) as plan from credit_ledger
  where kind = 'GRANT' and note in ('plan starter', 'plan pro', 'plan expert') order by user_id, id desc
) as latest where latest.user_id = credit_accounts.user_id;
create index credit_accounts_with_plan on credit_accounts (plan, user_id) where plan <> 'free';
create index credit_ledger_grants on credit_ledger (user_id, id) where kind = 'GRANT';

-- What was done with accounts, for ever as long as they are. Other grants of the ledger are told beside it.
create table account_log (
  user_id text not null references users on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('SUSPENDED', 'REACTIVATED', 'PLAN_CHANGED', 'CREDITS_GRANTED')),
  reason text,
  credits integer,
  plan text,
  ledger_id bigint, -- the grant of these credits
  done_by text, -- address of the administrator; null: the operator
  idempotency_key text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index account_log_idempotency on account_log (user_id, idempotency_key) where idempotency_key is not null;
create unique index account_log_grants on account_log (user_id, ledger_id) where ledger_id is not null;
create function keep_account_log() returns trigger language plpgsql as $$
begin
  -- Its rows go with their account, and in no other way.
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'account_log is only ever added to';
end $$;
create trigger account_log_kept before update or delete on account_log for each row execute function keep_account_log();
