-- The evidence of an enrolment is read and written whole: as jsonb each number of it is converted in both directions.
alter table enrolments alter column evidence type json;
