-- What was expected of the learner before a simulation was graded, and with it: per cent as {value, low, high}. Null where too little
-- was known, and for simulations graded before this.
alter table simulations add column readiness_before jsonb, add column readiness_after jsonb;
