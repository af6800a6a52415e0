-- In which language a person uses Prepar: that of the registration, the last sign-in or the last page. Mails are in it until the
-- person has stored settings. Null for accounts from before; their next page says it.
alter table users add column language text check (language in ('pt', 'en', 'es'));
