-- What housekeeping and the administrator's summary look for.
create index sessions_age on sessions (expires_at);
create index password_resets_age on password_resets (expires_at);
create index exam_totals_age on exam_totals (last_attempt_at);
