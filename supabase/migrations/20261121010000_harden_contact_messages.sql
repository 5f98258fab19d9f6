-- A stranger with the public key can leave a valid message at a human pace, and nothing else
-- (docs/security.md).

-- Nothing that is added later is open by itself: a hosted project would grant it to these roles.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- The data API does not show this schema, and no visitor may use it.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- White space is what JavaScript's trim() takes away, so that form and table always agree.
create function private.white_space() returns text
  language sql immutable parallel safe
  set search_path = ''
  return U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF';

create function private.trim_space(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return btrim(value, private.white_space());

create function private.remove_space(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return translate(value, private.white_space(), '');

-- Checks run with the visitor's rights. Without the right to use the schema they cannot call these.
grant execute on function private.white_space, private.trim_space, private.remove_space to anon;

-- The rules of the form (packages/data/src/contact/contactMessage.ts). Not validated: a message that is
-- already here stays.
alter table public.contact_messages
  add constraint name_filled check (private.trim_space(name) <> '') not valid,
  add constraint name_length check (char_length(name) <= 200) not valid,
  add constraint phone_shape
    check (private.remove_space(phone) ~ '^\+?[1-9][0-9]{0,15}$') not valid,
  add constraint phone_length check (char_length(phone) <= 50) not valid,
  add constraint email_shape check (
    email = private.remove_space(email) and email ~ '^[^@]+@[^@][^@.]*\.[^@]+$'
  ) not valid,
  add constraint email_length check (char_length(email) <= 320) not valid,
  add constraint inquiry_type_known check (
    inquiry_type in (
      'Project Collaboration',
      'Resume Review',
      'Freelance Inquiry',
      'Mentorship',
      'General Question'
    )
  ) not valid,
  add constraint social_length check (char_length(social) <= 500) not valid,
  add constraint message_filled check (char_length(private.trim_space(message)) >= 10) not valid,
  add constraint message_length check (char_length(message) <= 10000) not valid;

alter table public.contact_messages force row level security;

-- Whatever policy is added later, it cannot give visitors more than the right to send.
create policy "Visitors only send"
  on public.contact_messages as restrictive to anon, authenticated
  using (false)
  with check (true);

-- The owner may tidy up.
grant delete on table public.contact_messages to service_role;

create table private.contact_limits (
  only_row boolean primary key default true check (only_row),
  sender_messages integer not null default 5 check (sender_messages > 0),
  sender_window interval not null default '10 minutes',
  total_messages integer not null default 60 check (total_messages > 0),
  total_window interval not null default '1 hour',
  repeat_window interval not null default '10 minutes',
  address_header text not null default 'cf-connecting-ip',
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

comment on table private.contact_limits is 'How many messages are taken, for whoever sends as anon.';
comment on column private.contact_limits.repeat_window is
  'A message that repeats one this recent is accepted and not stored again.';
comment on column private.contact_limits.address_header is
  'The request header in which the gateway before the data API, and nobody else, writes the '
  'sender''s address. A hosted project is behind Cloudflare; X-Forwarded-For can be forged there.';

insert into private.contact_limits default values;

create table private.contact_arrivals (
  id bigint generated always as identity primary key,
  arrived_at timestamptz not null,
  sender bytea,
  content bytea
);

comment on table private.contact_arrivals is
  'When messages arrived, for the limits. Senders and contents are salted hashes and are forgotten '
  'when their windows have passed.';

create index contact_arrivals_by_time on private.contact_arrivals (arrived_at);

alter table private.contact_limits enable row level security;
alter table private.contact_arrivals enable row level security;

create function private.forget_contact_arrivals() returns void
  language sql
  set search_path = ''
begin atomic
  delete from private.contact_arrivals using private.contact_limits
    where arrived_at <= clock_timestamp() - greatest(sender_window, total_window, repeat_window);
  update private.contact_arrivals set sender = null from private.contact_limits
    where sender is not null and arrived_at <= clock_timestamp() - sender_window;
  update private.contact_arrivals set content = null from private.contact_limits
    where content is not null and arrived_at <= clock_timestamp() - repeat_window;
end;

-- The address the request came from, and of an IPv6 address its network: one household has 2^64.
-- Empty when there is none to be read.
create function private.sender_address(header text) returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address inet;
begin
  address := trim(headers ->> header);
  return case family(address)
    when 6 then network(set_masklen(address, 64))::text
    when 4 then host(address)
    else ''
  end;
exception
  when invalid_text_representation then return '';
end
$$;

-- PostgREST makes an answer of it: HTTP 429 with Retry-After.
create function private.refuse_contact_message(free_at timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  wait_seconds integer := greatest(1, ceil(extract(epoch from free_at - clock_timestamp())));
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', '429',
      'message', 'Too many messages in a short time: please try again later.',
      'details', null,
      'hint', null
    ),
    detail = json_build_object(
      'status', 429,
      'headers', json_build_object('Retry-After', wait_seconds::text)
    );
end
$$;

create function private.admit_contact_message() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  limits private.contact_limits;
  moment timestamptz;
  address_hash bytea;
  content_hash bytea;
  free_at timestamptz;
begin
  -- The lock lets one message at a time through, so that none is counted too late.
  select * into limits from private.contact_limits for no key update;
  moment := clock_timestamp();
  perform private.forget_contact_arrivals();

  content_hash := sha256(limits.salt || convert_to(
    json_build_array(
      new.name, new.phone, new.social, new.email, new.message, new.inquiry_type
    )::text,
    'UTF8'
  ));
  if exists (select from private.contact_arrivals where content = content_hash) then
    return null;
  end if;

  address_hash := sha256(
    limits.salt || convert_to(private.sender_address(limits.address_header), 'UTF8')
  );
  select arrived_at + limits.sender_window into free_at
    from private.contact_arrivals where sender = address_hash
    order by arrived_at desc offset limits.sender_messages - 1 limit 1;
  if found then
    perform private.refuse_contact_message(free_at);
  end if;

  select arrived_at + limits.total_window into free_at
    from private.contact_arrivals where arrived_at > moment - limits.total_window
    order by arrived_at desc offset limits.total_messages - 1 limit 1;
  if found then
    perform private.refuse_contact_message(free_at);
  end if;

  insert into private.contact_arrivals (arrived_at, sender, content)
    values (moment, address_hash, content_hash);
  return new;
end
$$;

-- What the owner brings in by other ways is not limited.
create trigger admit_contact_message
  before insert on public.contact_messages
  for each row when (current_user = 'anon')
  execute function private.admit_contact_message();

-- Each message forgets the ones before it in time. Where the database has a clock of its own, as a
-- hosted project has, the last one is forgotten in time too.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'forget-contact-arrivals',
      '* * * * *',
      'select private.forget_contact_arrivals()'
    );
  end if;
exception
  when others then raise warning 'No clock in this database: %', sqlerrm;
end
$$;
