-- How people answer what is asked: sums over everybody for each item, made in the background from answers that are stored.
alter table attempts add column is_tallied boolean not null default false;
create index attempts_untallied on attempts (created_at) where not is_tallied;

create table item_statistics (
  exam_id text not null,
  asked_hash integer not null,
  template text not null,
  guess real not null, -- chance of a right answer without knowing
  -- One question of it; as in `questions`.
  book_id integer,
  packed bytea not null,
  answers integer not null,
  correct integer not null,
  -- Answers of people with others of the exam to compare with. `rest` is their share of right ones among those others.
  compared integer not null,
  compared_correct integer not null,
  rest double precision not null,
  rest_squared double precision not null,
  rest_correct double precision not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- What stands out, as of the last count.
  oddities text[] not null default '{}',
  primary key (exam_id, asked_hash)
);

-- How each option of an item is used, in whichever place it stood.
create table item_options (
  exam_id text not null,
  asked_hash integer not null,
  subject text not null, -- what it stands for in the knowledge base
  is_key boolean not null,
  text jsonb not null, -- in three languages
  shown integer not null,
  chosen integer not null,
  -- Answers that were wrong where it was shown, and how often the right option was chosen there; of two, each counts half.
  wrong integer not null,
  key_chosen double precision not null,
  primary key (exam_id, asked_hash, is_key, subject),
  foreign key (exam_id, asked_hash) references item_statistics on delete cascade
);
