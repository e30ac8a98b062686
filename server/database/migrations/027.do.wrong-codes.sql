-- Whoever has the password and not the code is another matter than whoever has neither.
alter table sign_ins drop constraint sign_ins_outcome_check;
alter table sign_ins add constraint sign_ins_outcome_check check (outcome in ('accepted', 'refused', 'wrongCode'));
