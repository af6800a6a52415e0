-- How long the answers to an item took: how many took so many seconds. Answers that were counted before are in it after a rebuild.
create table item_times (
  exam_id text not null,
  asked_hash integer not null,
  seconds smallint not null, -- rounded; the longest ones together
  answers integer not null,
  primary key (exam_id, asked_hash, seconds),
  foreign key (exam_id, asked_hash) references item_statistics on delete cascade
);
