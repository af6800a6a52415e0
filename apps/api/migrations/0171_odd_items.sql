-- An item can wait because of how people answer it, and a decision can be taken back.
alter table question_items drop constraint question_items_waits_for_check;
alter table question_items add constraint question_items_waits_for_check
  check (waits_for in ('REPORT', 'QUARANTINE', 'ODD'));
alter table question_items
  -- Answers that there were at the last decision; what is odd comes back with twice as many.
  add column looked_at integer not null default 0,
  -- What the last decision changed, as it was before; null where there is none to take back.
  add column before jsonb;
create index question_items_taken_out on question_items (decided_at desc, exam_id desc, asked_hash desc)
  where is_out and waits_for is null;

alter table question_log drop constraint question_log_kind_check;
alter table question_log add constraint question_log_kind_check
  check (kind in ('QUARANTINED', 'ODD', 'CONFIRMED', 'RELEASED', 'UNDONE'));
