-- What supabase/functions/notify-contact/ has done about each message: one row for every message it
-- has tried to mail. A message without a row has not been tried yet, so nothing has to run while a
-- visitor's message is stored, and nothing here can make that fail.
create table public.contact_notifications (
  message_id bigint primary key references public.contact_messages (id) on delete cascade,
  attempts integer not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);

comment on table public.contact_notifications is
  'Mails to the owner about contact_messages. To try one again at once, set its due_at to now().';
comment on column public.contact_notifications.due_at is
  'when it may be tried (again); in the future while a call is trying';
comment on column public.contact_notifications.sent_at is 'null until the mail server has taken it';
comment on column public.contact_notifications.last_error is 'codes only, no text of the message';

-- A hosted project grants every privilege on new tables and functions to these roles.
revoke all on table public.contact_notifications from public, anon, authenticated, service_role;
grant select, insert, update on table public.contact_notifications to service_role;

-- No policy: only a role that bypasses row security, as service_role does, sees a row.
alter table public.contact_notifications enable row level security;
alter table public.contact_notifications force row level security;

create index if not exists contact_messages_created_at_idx on public.contact_messages (created_at);

-- Takes the message that has waited longest and keeps every other caller off it for five minutes.
-- Two callers at once: the second waits for the first one's row, finds it no longer due and gets
-- nothing. Messages are mailed for thirty days; later the owner has read them elsewhere.
create function public.claim_contact_notification()
returns table (
  id bigint,
  attempt integer,
  name text,
  phone text,
  social text,
  email text,
  message text,
  inquiry_type text,
  created_at timestamptz
)
language sql
volatile
security invoker
set search_path = ''
as $$
  with claimed as (
    insert into public.contact_notifications as queue (message_id, attempts, due_at)
    select waiting.id, 1, now() + interval '5 minutes'
    from public.contact_messages as waiting
    left join public.contact_notifications as known on known.message_id = waiting.id
    where waiting.created_at > now() - interval '30 days'
      and (known.message_id is null or (known.sent_at is null and known.due_at <= now()))
    order by coalesce(known.due_at, waiting.created_at), waiting.id
    limit 1
    on conflict (message_id) do update
      set attempts = queue.attempts + 1, due_at = excluded.due_at
      where queue.sent_at is null and queue.due_at <= now()
    returning queue.message_id, queue.attempts
  )
  select
    taken.id, claimed.attempts, taken.name, taken.phone, taken.social, taken.email,
    taken.message, taken.inquiry_type, taken.created_at
  from claimed
  join public.contact_messages as taken on taken.id = claimed.message_id
$$;

-- Records how an attempt ended. After a failure the next one is due in 1, 2, 4 … minutes, at most
-- an hour. A failure is recorded only for the latest attempt: an earlier one that comes back late
-- must not shorten the later one's claim.
create function public.record_contact_notification(
  claimed_id bigint,
  claimed_attempt integer,
  failure text default null
)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  update public.contact_notifications
  set
    sent_at = case when failure is null then now() end,
    due_at = case
      when failure is null then due_at
      else now() + interval '1 minute' * least(power(2, least(claimed_attempt, 10) - 1), 60)
    end,
    last_error = left(failure, 200)
  where message_id = claimed_id
    and sent_at is null
    and (failure is null or attempts = claimed_attempt)
$$;

revoke all on function public.claim_contact_notification()
  from public, anon, authenticated, service_role;
revoke all on function public.record_contact_notification(bigint, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_contact_notification() to service_role;
grant execute on function public.record_contact_notification(bigint, integer, text) to service_role;
