-- The rights of a stranger with the public key: adding the six columns of a message. `supabase test
-- db` runs this, and so does `npm run database`.
begin;
select plan(28);

select table_privs_are('public', 'contact_messages', 'anon', '{}',
  'anon has no right to the whole table');
select column_privs_are('public', 'contact_messages', column_name, 'anon', '{INSERT}',
  format('anon may send %s, and no more', column_name))
from unnest('{name,phone,social,email,message,inquiry_type}'::text[]) column_name;
select column_privs_are('public', 'contact_messages', column_name, 'anon', '{}',
  format('anon may not choose %s', column_name))
from unnest('{id,created_at}'::text[]) column_name;
select table_privs_are('public', 'contact_messages', 'authenticated', '{}',
  'signing in opens nothing');
select sequence_privs_are('public', 'contact_messages_id_seq', 'anon', '{}',
  'anon may not draw ids');

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and relname <> 'contact_messages'
       and (has_table_privilege('anon', oid, 'select, insert, update, delete')
         or has_any_column_privilege('anon', oid, 'select, insert, update')) $$,
  'anon may use no other table');
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') $$,
  'anon may call no function');
select schema_privs_are('private', 'anon', '{}', 'anon may not enter the private schema');
select schema_privs_are('private', 'authenticated', '{}', 'nor may anyone who has signed in');
select is_empty(
  $$ select grantee from information_schema.role_table_grants
     where table_schema = 'private' and grantee in ('anon', 'authenticated', 'PUBLIC') $$,
  'nobody may use its contents');

create table public.added_later (id int);
create function public.added_later() returns int language sql return 1;
select table_privs_are('public', 'added_later', 'anon', '{}', 'a table added later is not open');
select function_privs_are('public', 'added_later', '{}', 'anon', '{}',
  'a function added later is not open');

select ok(relrowsecurity and relforcerowsecurity, 'row-level security is on, and forced')
from pg_class where oid = 'public.contact_messages'::regclass;
select policies_are('public', 'contact_messages',
  '{Visitors send messages,Visitors only send}'::name[]);
select is(polpermissive, false, 'a policy added later can give visitors no more')
from pg_policy where polname = 'Visitors only send';

create policy "Added later" on public.contact_messages using (true) with check (true);
grant all on public.contact_messages to anon;

insert into public.contact_messages (name, phone, email, message)
values ('Ada', '1', 'ada@example.com', 'Not for everybody');

create function pg_temp.as_anon(statement text) returns bigint
language plpgsql as $$
declare
  affected bigint;
begin
  set local role anon;
  execute statement;
  get diagnostics affected = row_count;
  reset role;
  return affected;
end
$$;

select is(pg_temp.as_anon(statement), 0::bigint,
  format('even with every right and such a policy anon has no row to %s', split_part(statement, ' ', 1)))
from unnest(array[
  'select from public.contact_messages',
  $$update public.contact_messages set name = 'Eve'$$,
  'delete from public.contact_messages'
]) statement;
select throws_ok(
  $$ select pg_temp.as_anon(
       'insert into public.contact_messages (name, phone, email, message)
        values (''Eve'', ''1'', ''e@e.e'', ''give it back'') returning id'
     ) $$,
  '42501', null, 'nor can anon get its own message back');

select ok(not rolbypassrls and not rolsuper, format('%s does not go round policies', rolname))
from pg_roles where rolname in ('anon', 'authenticated');
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
       and proconfig is distinct from '{"search_path=\"\""}' $$,
  'no function that has the owner''s rights can be redirected to other names');

select * from finish();
rollback;
