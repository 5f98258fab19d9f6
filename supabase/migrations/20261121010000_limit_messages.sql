-- One sender must not keep the others waiting. A request takes one message; whatever a sender does
-- is decided behind a lock of that sender's own, and the one lock for all is left to valid messages
-- that are about to be stored (docs/decisions/009-limit-messages-in-the-database.md).

-- How long a visitor's request may keep a connection. The data API sets this for each transaction.
alter role anon set statement_timeout = '3s';
alter role anon set lock_timeout = '2s';

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
  content bytea,
  repeated boolean not null default false
);

comment on table private.contact_arrivals is
  'When messages arrived, for the limits. Senders and contents are salted hashes and are forgotten '
  'when their windows have passed.';

comment on column private.contact_arrivals.repeated is
  'A repeat counts for its sender, not for the total: nothing was stored.';

-- Repeats are kept, too, so that many senders can make many rows.
create index contact_arrivals_by_time on private.contact_arrivals (arrived_at);
create index contact_arrivals_by_sender on private.contact_arrivals (sender, arrived_at)
  where sender is not null;
create index contact_arrivals_by_content on private.contact_arrivals (content)
  where content is not null;

alter table private.contact_limits enable row level security;
alter table private.contact_arrivals enable row level security;

create function private.forget_contact_arrivals() returns void
  language sql
  set search_path = ''
begin atomic
  -- The clock has gone back: what it calls the future came by now, and counts from now on.
  update private.contact_arrivals set arrived_at = clock_timestamp()
    where arrived_at > clock_timestamp();
  delete from private.contact_arrivals using private.contact_limits
    where arrived_at <= clock_timestamp() - greatest(sender_window, total_window, repeat_window)
      or repeated and arrived_at <= clock_timestamp() - sender_window;
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

-- PostgREST makes an answer of it, with the status and, where the sender is to wait, Retry-After.
create function private.answer_contact_message(
  status integer,
  message text,
  wait_seconds integer default null
) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', status::text,
      'message', message,
      'details', null,
      'hint', null
    ),
    detail = json_build_object(
      'status', status,
      'headers', case
        when wait_seconds is null then json_build_object()
        else json_build_object('Retry-After', wait_seconds::text)
      end
    );
end
$$;

-- Refuses a message that came too soon after one of `arrived_at`; never for longer than the window.
create function private.refuse_contact_message(arrived_at timestamptz, free_after interval)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  wait interval := least(arrived_at + free_after - clock_timestamp(), free_after);
begin
  perform private.answer_contact_message(
    429,
    'Too many messages in a short time: please try again later.',
    greatest(1, ceil(extract(epoch from wait)))::integer
  );
end
$$;

-- Waits for whoever has the same lock, until the end of the transaction. What waits too long
-- is told to come back, so that it gives its connection to others.
create function private.lock_contact(key bytea) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  waited_ms integer := extract(epoch from clock_timestamp() - statement_timestamp()) * 1000;
begin
  -- All waits of a request together take no longer than one may.
  perform set_config('lock_timeout', greatest(1, 2000 - waited_ms)::text, true);
  perform pg_advisory_xact_lock(('x' || encode(substr(key, 1, 8), 'hex'))::bit(64)::bigint);
exception
  when lock_not_available then
    -- Not 503: to that PostgREST adds a Retry-After of its own.
    perform private.answer_contact_message(
      429,
      'Too many messages at this moment: please try again.',
      1
    );
end
$$;

-- Before a statement: no row of it has been seen.
create function private.begin_contact_statement() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform set_config('contact_messages.row_seen', '', true);
  return null;
end
$$;

-- Before a row: one a statement, so many a sender, and none twice. No other sender waits for this,
-- but one who sends the same words at the same moment.
create function private.admit_contact_message() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  limits private.contact_limits;
  moment timestamptz;
  address_hash bytea;
  content_hash bytea;
  blocked_by timestamptz;
begin
  if current_setting('contact_messages.row_seen', true) = 'yes' then
    perform private.answer_contact_message(400, 'Send one message in each request.');
  end if;
  perform set_config('contact_messages.row_seen', 'yes', true);

  select * into strict limits from private.contact_limits;
  address_hash := sha256(
    limits.salt || convert_to(private.sender_address(limits.address_header), 'UTF8')
  );
  perform private.lock_contact(address_hash);
  moment := clock_timestamp();

  -- What the clock calls the future is left out: it has gone back.
  select arrived_at into blocked_by from private.contact_arrivals
    where sender = address_hash
      and arrived_at > moment - limits.sender_window and arrived_at <= moment
    order by arrived_at desc offset limits.sender_messages - 1 limit 1;
  if found then
    perform private.refuse_contact_message(blocked_by, limits.sender_window);
  end if;

  content_hash := sha256(limits.salt || convert_to(
    json_build_array(
      new.name, new.phone, new.social, new.email, new.message, new.inquiry_type
    )::text,
    'UTF8'
  ));
  perform private.lock_contact(content_hash);
  if exists (
    select from private.contact_arrivals
      where content = content_hash and arrived_at > moment - limits.repeat_window
  ) then
    insert into private.contact_arrivals (arrived_at, sender, repeated)
      values (moment, address_hash, true);
    return null;
  end if;
  perform set_config('contact_messages.sender', encode(address_hash, 'hex'), true);
  perform set_config('contact_messages.content', encode(content_hash, 'hex'), true);
  return new;
end
$$;

-- After a row that keeps every rule: so many altogether. One at a time, so that none is counted too
-- late; this is the last step, and a short one.
create function private.count_contact_message() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  limits private.contact_limits;
  moment timestamptz;
  blocked_by timestamptz;
begin
  select * into strict limits from private.contact_limits;
  perform private.lock_contact(limits.salt);
  moment := clock_timestamp();
  begin
    perform set_config('lock_timeout', '100', true);
    perform private.forget_contact_arrivals();
  exception
    -- Whoever holds those rows forgets them, or the next message does.
    when lock_not_available then null;
  end;

  select arrived_at into blocked_by from private.contact_arrivals
    where not repeated and arrived_at > moment - limits.total_window
    order by arrived_at desc offset limits.total_messages - 1 limit 1;
  if found then
    perform private.refuse_contact_message(blocked_by, limits.total_window);
  end if;

  insert into private.contact_arrivals (arrived_at, sender, content)
    values (
      moment,
      decode(current_setting('contact_messages.sender'), 'hex'),
      decode(current_setting('contact_messages.content'), 'hex')
    );
  return null;
end
$$;

-- What the owner brings in by other ways is not limited.
create trigger begin_contact_statement
  before insert on public.contact_messages
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.begin_contact_statement();

create trigger admit_contact_message
  before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.admit_contact_message();

create trigger count_contact_message
  after insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_contact_message();
