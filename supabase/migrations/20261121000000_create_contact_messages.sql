-- What visitors send through the contact form. Anyone may add a message; nobody but the owner
-- reads one.
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
grant select on table public.contact_messages to service_role;

alter table public.contact_messages enable row level security;

create policy "Visitors send messages"
  on public.contact_messages for insert to anon
  with check (true);
