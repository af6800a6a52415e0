-- A question is kept as its text, compressed against phrases that many questions share: some 240 bytes instead of 2,600.
create table phrase_books (
  id integer primary key, -- a hash of the version of the knowledge base
  body bytea not null, -- JSON of names and texts, deflated; never changed, because questions are read with it
  created_at timestamptz not null
);

-- Templates have names now.
update questions set item = jsonb_set(item, '{template}', to_jsonb(names.new))
from (values
  ('T1', 'need-to-service'), ('T2', 'feature-and-service'), ('T3', 'untrue-statement'), ('T4', 'shared-responsibility'),
  ('T5', 'cheapest-option'), ('T6', 'compare-two'), ('T7', 'requirements-to-service'), ('T8', 'quantity'),
  ('T9', 'action-and-principle'), ('T10', 'true-statement')
) as names (old, new)
where item ->> 'template' = names.old;

alter table questions
  add column book_id integer, -- null: compressed against nothing; without a foreign key, whose check would make all writers lock one row
  add column packed bytea,
  -- What the repetition rules compare, as hashes; null where it is not known.
  add column facts_hash integer,
  add column asked_hash integer,
  add column stem_hash_new integer,
  add column skin_hash integer;

-- Questions from before become one uncompressed block of the deflate format: last block, length, its complement, text.
update questions set packed =
  '\x0001'::bytea
  || set_byte(set_byte('\x0000'::bytea, 0, length % 256), 1, length / 256)
  || set_byte(set_byte('\x0000'::bytea, 0, 255 - length % 256), 1, 255 - length / 256)
  || body
from (
  select user_id, id, convert_to(item::text, 'UTF8') as body, octet_length(convert_to(item::text, 'UTF8')) as length from questions
) as old
where old.user_id = questions.user_id and old.id = questions.id;

alter table questions
  alter column packed set not null,
  alter column model drop not null, -- null: from the knowledge base
  drop column item,
  drop column template,
  drop column fact_ids,
  drop column skin,
  drop column stem_hash;
alter table questions rename column stem_hash_new to stem_hash;
update questions set model = null where model = 'offline';

-- Questions that may not be answered yet, of each person the last 60; those answered since are taken out when it grows.
create table pending_questions (
  user_id text not null,
  question_id text not null,
  number bigint generated always as identity, -- in the order of asking
  primary key (user_id, question_id),
  foreign key (user_id, question_id) references questions on delete cascade
);
