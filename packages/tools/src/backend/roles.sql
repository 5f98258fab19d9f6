-- The roles of a hosted Supabase project before its first migration. Runs at every start; what
-- migrations may change is set at the first one only.
do $$
declare
  missing text;
  is_new constant boolean := not exists (select from pg_default_acl);
begin
  for missing in
    select wanted
    from unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) as wanted
    where not exists (select from pg_roles where rolname = wanted)
  loop
    execute format('create role %I', missing);
  end loop;

  if is_new then
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

alter role anon nologin noinherit;
alter role authenticated nologin noinherit;
alter role service_role nologin noinherit bypassrls;
alter role authenticator login noinherit nobypassrls;
grant anon, authenticated, service_role to authenticator;

grant usage on schema public to anon, authenticated, service_role;
