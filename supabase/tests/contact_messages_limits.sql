-- How many messages are taken, and how long a sender is remembered.
begin;
select plan(30);

create function pg_temp.send(sender text, message text) returns void
language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('cf-connecting-ip', sender)::text, true);
  set local role anon;
  insert into public.contact_messages (name, phone, email, message)
  values ('Ada', '+44 20', 'ada@example.com', 'This is message ' || message);
  reset role;
end
$$;

create function pg_temp.pass(duration interval) returns void
language sql as $$
  update private.contact_arrivals set arrived_at = arrived_at - duration;
$$;

create function pg_temp.stored() returns bigint
language sql as $$ select count(*) from public.contact_messages $$;

delete from public.contact_messages;
delete from private.contact_arrivals;

select results_eq(
  $$ select sender_messages, sender_window, total_messages, total_window, repeat_window
     from private.contact_limits $$,
  $$ values (5, interval '10 minutes', 60, interval '1 hour', interval '10 minutes') $$,
  'the limits are those that docs/security.md tells');
select throws_ok('insert into private.contact_limits default values', '23505', null,
  'there is one row of them');

-- A sender
select lives_ok(format('select pg_temp.send(''192.0.2.1'', ''%s'')', number),
  format('message %s of a sender is taken', number))
from generate_series(1, 5) number;
select throws_like('select pg_temp.send(''192.0.2.1'', ''6'')', '%"code" : "429"%try again later%',
  'the sixth message is refused');
select lives_ok('select pg_temp.send(''192.0.2.2'', ''6'')', 'another sender''s message is accepted');
select lives_ok('select pg_temp.send(''192.0.2.2'', ''5'')', 'a repeated one is accepted');
select is(pg_temp.stored(), 6::bigint, 'and not stored again');
select lives_ok('select pg_temp.send(''192.0.2.2'', ''6'')', format('attempt %s is accepted', number))
from generate_series(3, 5) number;
select throws_like('select pg_temp.send(''192.0.2.2'', ''6'')', '%"code" : "429"%',
  'a repeat counts for its sender');
select pg_temp.pass('9 minutes 59 seconds');
select throws_like('select pg_temp.send(''192.0.2.1'', ''7'')', '%"code" : "429"%',
  'the limit lasts for ten minutes');
select pg_temp.pass('1 second');
select lives_ok('select pg_temp.send(''192.0.2.1'', ''7'')', 'and then no longer');
select lives_ok('select pg_temp.send(''192.0.2.1'', ''5'')',
  'a later repeat is accepted');
select is(pg_temp.stored(), 8::bigint, 'and stored again');

-- IPv6: a household has a network of 2^64 addresses.
select pg_temp.send('2001:db8::' || number, 'six ' || number) from generate_series(1, 5) number;
select throws_like('select pg_temp.send(''2001:db8::ffff:1'', ''six 6'')', '%"code" : "429"%',
  'another address of the same network counts as the same sender');
select lives_ok('select pg_temp.send(''2001:db8:0:1::1'', ''six 6'')', 'another network is not');

-- All together
update private.contact_limits set sender_messages = 1000;
delete from private.contact_arrivals;
select pg_temp.send('198.51.100.' || number, 'all ' || number) from generate_series(1, 60) number;
select throws_like('select pg_temp.send(''203.0.113.1'', ''all 61'')', '%"code" : "429"%',
  'the 61st message of an hour is refused, whoever sends it');
select pg_temp.pass('1 hour');
select lives_ok('select pg_temp.send(''203.0.113.1'', ''all 61'')', 'an hour later it is accepted');

-- The clock goes back a day.
select pg_temp.send('203.0.113.2', 'back ' || number) from generate_series(1, 4) number;
update private.contact_limits set sender_messages = 5;
select pg_temp.pass('-1 day');
select lives_ok('select pg_temp.send(''203.0.113.2'', ''back 5'')',
  'a sender does not wait for a time that the clock has gone back from');
select throws_ok(
  $$ select pg_temp.send('203.0.113.2', 'back 6') $$, 'PGRST', null,
  'earlier messages count from then on');
create function pg_temp.retry_after(sender text) returns integer
language plpgsql as $$
declare
  details text;
begin
  perform pg_temp.send(sender, 'how long');
  return null;
exception
  when sqlstate 'PGRST' then
    get stacked diagnostics details = pg_exception_detail;
    return details::json #>> '{headers,Retry-After}';
end
$$;
select cmp_ok(pg_temp.retry_after('203.0.113.2'), '<=', 600, 'for no longer than the window');
update private.contact_limits set sender_messages = 1000;
delete from private.contact_arrivals where sender <> (
  select sender from private.contact_arrivals order by id limit 1
);

-- The remembered data
select is(count(*), 1::bigint, 'after its hour nothing is left of a message but the message')
from private.contact_arrivals;
select pg_temp.pass('10 minutes');
select private.forget_contact_arrivals();
select results_eq(
  'select sender, content from private.contact_arrivals', 'values (null::bytea, null::bytea)',
  'after ten minutes neither sender nor content is remembered, not even as a hash');
select ok(
  length(salt) = 32 and not exists (
    select from private.contact_arrivals where encode(sender, 'escape') like '%203.0.113.1%'
  ),
  'an address is only ever kept as a salted hash')
from private.contact_limits;

select is(
  public.describe_access() #> '{clock,job,active}', 'true',
  'a job forgets them when no message comes');

select * from finish();
rollback;
