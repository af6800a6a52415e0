-- Explanations that a model wrote for a learner, so that asking again costs nothing.
create table retellings (
  user_id text not null,
  question_id text not null,
  locale text not null,
  model text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (user_id, question_id, locale),
  foreign key (user_id, question_id) references questions on delete cascade
);
