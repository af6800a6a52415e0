-- Whoever writes answers keeps these sums in the same statement: triggers on answers cost a third of the time of one.
drop trigger answers_by_person on attempts;
drop function count_answers_by_person();
drop trigger answers_given on attempts;
drop function count_answers();

-- The sums of each person say the same. An index on a column that each answer changes makes it write all indexes of the row.
drop index credit_accounts_most_active;
drop index exam_totals_age;
