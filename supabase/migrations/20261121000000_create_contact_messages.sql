-- What visitors send through the contact form. A stranger with the public key can leave a valid message
-- at a human pace, and nothing else (docs/security.md).
create table public.contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  phone text not null,
  social text,
  email text not null,
  message text not null,
  inquiry_type text,
  created_at timestamptz not null default now()
);

comment on column public.contact_messages.inquiry_type is 'null when the visitor chose none';

-- A hosted project grants every privilege on new tables to these roles.
revoke all on table public.contact_messages from anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from anon, authenticated;

grant insert (name, phone, social, email, message, inquiry_type)
  on table public.contact_messages to anon;
-- The owner reads them, and may tidy up.
grant select, delete on table public.contact_messages to service_role;

alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;

create policy "Visitors send messages"
  on public.contact_messages for insert to anon
  with check (true);

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

-- The rules of the form (packages/data/src/contact/contactMessage.ts).
alter table public.contact_messages
  add constraint name_filled check (private.trim_space(name) <> ''),
  add constraint name_length check (char_length(name) <= 200),
  add constraint phone_shape
    check (private.remove_space(phone) ~ '^\+?[1-9][0-9]{0,15}$'),
  add constraint phone_length check (char_length(phone) <= 50),
  add constraint email_shape check (
    email = private.remove_space(email) and email ~ '^[^@]+@[^@][^@.]*\.[^@]+$'
  ),
  add constraint email_length check (char_length(email) <= 320),
  add constraint inquiry_type_known check (
    inquiry_type in (
      'Project Collaboration',
      'Resume Review',
      'Freelance Inquiry',
      'Mentorship',
      'General Question'
    )
  ),
  add constraint social_length check (char_length(social) <= 500),
  add constraint message_filled check (char_length(private.trim_space(message)) >= 10),
  add constraint message_length check (char_length(message) <= 10000);

-- Whatever policy is added later, it cannot give visitors more than the right to send.
create policy "Visitors only send"
  on public.contact_messages as restrictive to anon, authenticated
  using (false)
  with check (true);
