-- For `npm run doctor`, with the owner's key: what visitors can reach in this database, and what
-- holds them back. The doctor compares it with what the migrations make
-- (docs/decisions/013-inspect-the-boundary.md). It reads catalogs, no message.
--
-- One fact a line: what kind it is, of which object, its name, whose right it is, and how it is.
create function public.describe_access() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
with recursive
owner as (
  select relowner as id from pg_class where oid = to_regclass('public.contact_messages')
),
visitor as (
  select oid as id, rolname::text as name from pg_roles where rolname in ('anon', 'authenticated')
  union all select 0, 'public'
),
-- The owner's schemas. The others of a hosted project are Supabase's own.
space as (
  select oid as id, nspname::text as name, nspowner, nspacl from pg_namespace
  where (nspname in ('public', 'graphql_public') or nspowner in (select id from owner))
    and nspname !~ '^pg_'
    and nspname not in (
      'information_schema', 'supabase_migrations', 'extensions', 'auth', 'storage', 'realtime',
      'graphql', 'vault'
    )
),
extension as (
  select classid, objid, format('extension %I', extname) as name
  from pg_depend join pg_extension on pg_extension.oid = refobjid
  where refclassid = 'pg_extension'::regclass and deptype = 'e'
),
relation as (
  select pg_class.oid as id, relkind, relowner, relacl, relrowsecurity, relforcerowsecurity,
    extension.name is null as is_own,
    coalesce(extension.name, format('%I.%I', space.name, relname)) as name
  from pg_class join space on space.id = relnamespace
    left join extension on classid = 'pg_class'::regclass and objid = pg_class.oid
  where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
),
routine as (
  select pg_proc.oid as id, pg_proc.*, extension.name is null as is_own,
    coalesce(extension.name, pg_proc.oid::regprocedure::text) as name
  from pg_proc join space on space.id = pronamespace
    left join extension on classid = 'pg_proc'::regclass and objid = pg_proc.oid
  -- Supabase's own, which is not the owner's.
  where not (
    space.name = 'graphql_public' and proname = 'graphql'
    and proowner not in (select id from owner)
  )
),
default_right as (
  select kind, kind_name, null::text as space,
    coalesce(defaclacl, acldefault(lower(kind)::"char", owner.id)) as acl
  from owner
    cross join (values ('r', 'tables'), ('S', 'sequences'), ('f', 'functions')) k (kind, kind_name)
    left join pg_default_acl on defaclrole = owner.id and defaclnamespace = 0
      and defaclobjtype = kind::"char"
  union all
  select kind, kind_name, space.name, defaclacl
  from owner
    join pg_default_acl on defaclrole = owner.id
    join space on space.id = defaclnamespace
    join (values ('r', 'tables'), ('S', 'sequences'), ('f', 'functions')) k (kind, kind_name)
      on defaclobjtype = kind::"char"
),
membership as (
  select visitor.name as visitor, roleid from visitor join pg_auth_members on member = visitor.id
  union
  select visitor, pg_auth_members.roleid
  from membership join pg_auth_members on member = membership.roleid
),
fact (kind, object, name, role, value) as (
  select 'schema', space.name, privilege_type, visitor.name, ''
  from space, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
    join visitor on visitor.id = grantee
  where space.name <> 'graphql_public'

  union all
  select 'table', relation.name, privilege_type, visitor.name,
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table'
      when 'S' then 'sequence' else 'table' end
  from relation,
    aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)))
    join visitor on visitor.id = grantee
  union all
  select 'table', relation.name, format('%s (%I)', privilege_type, attname), visitor.name, 'column'
  from relation join pg_attribute on attrelid = relation.id and not attisdropped,
    aclexplode(attacl)
    join visitor on visitor.id = grantee

  union all
  select 'function', routine.name, privilege_type, visitor.name,
    case when prosecdef then 'security definer' else '' end
  from routine, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    join visitor on visitor.id = grantee
  where prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)

  union all
  select 'default', coalesce(space, ''), format('%s on %s', privilege_type, kind_name),
    visitor.name, ''
  from default_right, aclexplode(acl) join visitor on visitor.id = grantee

  union all
  select 'policy', relation.name, polname, '', format(
    'as %s for %s to %s%s%s',
    case when polpermissive then 'permissive' else 'restrictive' end,
    case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
      when 'd' then 'delete' else 'all' end,
    (select string_agg(name, ', ' order by name) from visitor where id = any (polroles)),
    ' using (' || pg_get_expr(polqual, polrelid) || ')',
    ' with check (' || pg_get_expr(polwithcheck, polrelid) || ')'
  )
  from relation join pg_policy on polrelid = relation.id
  where exists (select from visitor where id = any (polroles))

  union all
  select 'rule', relation.name, rulename, '', pg_get_ruledef(pg_rewrite.oid)
  from relation join pg_rewrite on ev_class = relation.id
  where rulename <> '_RETURN' and is_own

  union all
  select 'row security', relation.name, setting, '', ''
  from relation, lateral (
    values ('enable', relrowsecurity), ('force', relforcerowsecurity)
  ) security (setting, is_set)
  where is_set and is_own

  union all
  select 'trigger', relation.name, tgname, '',
    pg_get_triggerdef(pg_trigger.oid)
      || case when tgenabled in ('O', 'A') then '' else ' (disabled)' end
  from relation join pg_trigger on tgrelid = relation.id
  where not tgisinternal and is_own

  union all
  -- That a check is not validated says only that older messages stay.
  select 'constraint', relation.name, conname, '',
    regexp_replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID$', '')
  from relation join pg_constraint on conrelid = relation.id
  where contype in ('c', 'p', 'u', 'f', 'x') and is_own

  union all
  select 'column', relation.name, attname, '', concat_ws(' ',
    format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end,
    case attidentity when 'a' then 'generated always as identity'
      when 'd' then 'generated by default as identity' end,
    'default ' || pg_get_expr(adbin, adrelid)
  )
  from relation join pg_attribute on attrelid = relation.id and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind = 'r' and is_own

  union all
  select 'definition', routine.name, '', '', concat_ws(' ',
    (select lanname from pg_language where oid = prolang),
    case when prosecdef then 'security definer' end,
    array_to_string(proconfig, ' '),
    -- What is after a comment ends with its line, so that lines count where a body is kept as written.
    md5(coalesce(
      regexp_replace(pg_get_function_sqlbody(id) collate "C", '\s+', ' ', 'g'),
      replace(prosrc, E'\r', '')
    ))
  )
  from routine where is_own

  union all
  select 'power', rolname, power, '', ''
  from pg_roles, lateral (values
    ('superuser', rolsuper), ('bypassrls', rolbypassrls), ('createrole', rolcreaterole),
    ('createdb', rolcreatedb), ('replication', rolreplication), ('login', rolcanlogin)
  ) powers (power, has_it)
  where has_it and rolname in ('anon', 'authenticated')

  union all
  select distinct 'member', visitor, pg_get_userbyid(roleid), '', '' from membership

  union all
  select 'setting', rolname, split_part(setting, '=', 1), '',
    substr(setting, strpos(setting, '=') + 1)
  from pg_roles join pg_db_role_setting on setrole = pg_roles.oid, unnest(setconfig) setting
  where rolname in ('anon', 'authenticated', 'authenticator')
    and setdatabase in (0, (select oid from pg_database where datname = current_database()))
  union all
  select 'setting', 'all', split_part(setting, '=', 1), '',
    substr(setting, strpos(setting, '=') + 1)
  from pg_db_role_setting, unnest(setconfig) setting
  where setrole = 0
    and setdatabase in (0, (select oid from pg_database where datname = current_database()))
)
select jsonb_build_object(
  'facts', (
    -- pg_cron lets everybody read its tables, in a schema that nobody may use: a right to that schema is a
    -- fact of its own.
    select jsonb_agg(to_jsonb(fact) order by kind, object, name, role) from fact
    where object <> 'extension pg_cron'
  ),
  'clock', private.describe_contact_clock(),
  'limits', (
    select jsonb_build_object(
      'sender_messages', sender_messages,
      'sender_seconds', extract(epoch from sender_window),
      'total_messages', total_messages,
      'total_seconds', extract(epoch from total_window),
      'repeat_seconds', extract(epoch from repeat_window),
      'address_header', address_header,
      'salt_bytes', length(salt)
    )
    from private.contact_limits
  )
)
$$;

comment on function public.describe_access() is
  'What visitors can reach here, what holds them back, and whether the clock runs: for the owner''s '
  'npm run doctor.';

revoke all on function public.describe_access() from public, anon, authenticated, service_role;
grant execute on function public.describe_access() to service_role;
