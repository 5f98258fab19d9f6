import { compareClock } from '@portfolio/cli/doctor/database/clock';
import { compareAccess } from '@portfolio/cli/doctor/database/compare';
import { type Access, expectedAccess } from '@portfolio/cli/doctor/database/describeAccess';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordRuns } from './support/cron.ts';
import { listDatabases, type Sql } from './support/sql.ts';

const table = 'public.contact_messages';
const own = 'forget-contact-arrivals';
const noDefiner = 'language sql security definer';

/** A change to a project, and words of the doctor's report about it. */
const weakenings: [what: string, sql: string, says: RegExp][] = [
  // Rights
  ['may read', `grant select on ${table} to anon`, /every visitor.*contact_messages: SELECT/],
  ['may read one column', `grant select (email) on ${table} to anon`, /SELECT \(email\)/],
  ['may change without reading', `grant update on ${table} to anon`, /UPDATE/],
  ['may change one column', `grant update (message) on ${table} to anon`, /UPDATE \(message\)/],
  ['may delete without reading', `grant delete on ${table} to anon`, /DELETE/],
  ['may empty the table', `grant truncate on ${table} to anon`, /TRUNCATE/],
  ['may choose the id', `grant insert (id) on ${table} to anon`, /INSERT \(id\)/],
  ['may choose the time', `grant insert (created_at) on ${table} to anon`, /INSERT \(created_at\)/],
  ['everybody may read', `grant select on ${table} to public`, /everybody \(public\).*SELECT/],
  ['may read who signs in', `grant select on ${table} to authenticated`, /signed in.*SELECT/],
  ['may do all', `grant all on ${table} to anon`, /SELECT.*, UPDATE|UPDATE.*SELECT|DELETE.*SELECT/],
  ['may draw ids', 'grant usage on sequence public.contact_messages_id_seq to anon', /sequence/],
  [
    'owns the table',
    `grant create on schema public to anon; alter table ${table} owner to anon`,
    /./,
  ],
  [
    'may read the list of mails',
    'grant select on public.contact_notifications to anon',
    /contact_notifications: SELECT/,
  ],
  [
    'may claim mails',
    'grant execute on function public.claim_contact_notification() to anon',
    /may use the function public\.claim_contact_notification\(\)/,
  ],
  [
    'may call the function that describes all this',
    'grant execute on function public.describe_access() to public',
    /everybody \(public\) may use the function public\.describe_access\(\)/,
  ],
  ['may use the private schema', 'grant usage on schema private to anon', /schema private: USAGE/],
  ['may read the limits', 'grant select on private.contact_limits to anon', /contact_limits/],
  [
    'may read any new table',
    'alter default privileges in schema public grant select on tables to anon',
    /added later to the schema public is open.*SELECT on tables/,
  ],
  [
    'may call any new function',
    'alter default privileges grant execute on functions to public',
    /added later is open to everybody.*EXECUTE on functions/,
  ],
  // Ways round
  [
    'reads through a view',
    `create view public.inbox as select * from ${table}; grant select on public.inbox to anon`,
    /view public\.inbox: SELECT/,
  ],
  [
    'reads through a materialized view',
    `create materialized view public.old as select * from ${table}; grant select on public.old to anon`,
    /materialized view public\.old: SELECT/,
  ],
  [
    'reads through a view in another schema',
    `create schema api; grant usage on schema api to anon;
     create view api.inbox as select * from ${table}; grant select on api.inbox to anon`,
    /view api\.inbox: SELECT/,
  ],
  [
    'reads through a function',
    `create function public.messages() returns setof ${table} ${noDefiner} as 'select * from ${table}';
     grant execute on function public.messages() to anon`,
    /public\.messages\(\), which has its owner's rights/,
  ],
  [
    'may call a function as everybody may',
    `create function public.peek(id int) returns bigint ${noDefiner} as 'select 1::bigint';
     grant execute on function public.peek(int) to public`,
    /everybody \(public\) may use the function public\.peek\(integer\)/,
  ],
  ['has the rights of the owner', 'grant service_role to anon', /the rights of service_role/],
  ['reads all data', 'grant pg_read_all_data to authenticated', /the rights of pg_read_all_data/],
  ['is held back by no policy', 'alter role anon bypassrls', /bypassrls/],
  ['may log in', 'alter role anon login', /log in to the database/],
  [
    'is a role with every right when nobody has signed in',
    "alter role authenticator set pgrst.db_anon_role = 'service_role'",
    /pgrst\.db_anon_role = service_role/,
  ],
  [
    'sets off no trigger',
    'alter role anon set session_replication_role = replica',
    /session_replication_role = replica/,
  ],
  [
    'sets off no trigger, as nobody does in this database',
    `do $$ begin
       execute format('alter database %I set session_replication_role = replica', current_database());
     end $$`,
    /every role runs with session_replication_role = replica/,
  ],
  [
    'counts the rows that were there when each message began',
    "alter role anon set default_transaction_isolation = 'repeatable read'",
    /default_transaction_isolation = repeatable read/,
  ],
  [
    'reads through a function with the name of one of Supabase',
    `create schema if not exists graphql_public;
     create function graphql_public.graphql() returns setof ${table} ${noDefiner}
       as 'select * from ${table}';
     grant execute on function graphql_public.graphql() to anon`,
    /graphql_public\.graphql\(\), which has its owner's rights/,
  ],
  [
    'is not remembered, as a trigger drops the counted rows',
    `create function private.drop() returns trigger language plpgsql as 'begin return null; end';
     create trigger drop before insert on private.contact_arrivals
       for each row execute function private.drop()`,
    /trigger that isn't in the migrations .* private\.contact_arrivals/,
  ],
  [
    'is thanked for a message that a trigger drops',
    `create function private.drop() returns trigger language plpgsql as 'begin return null; end';
     create trigger drop before insert on ${table} for each row execute function private.drop()`,
    /trigger that isn't in the migrations .* public\.contact_messages/,
  ],
  [
    'is limited by a function whose lines were run together, behind a comment',
    `do $$ declare
       old text := pg_get_functiondef('private.admit_contact_message()'::regprocedure);
       part text := substring(old from '-- What the clock.*?end if;');
     begin
       execute replace(old, part, translate(part, E'\\n', ' ') || E'\\n');
     end $$`,
    /admit_contact_message\(\) is not the one/,
  ],
  [
    'has a window that is over before it begins',
    "update private.contact_limits set sender_window = '-10 minutes'",
    /no person does/,
  ],
  // Row-level security
  ['no row-level security', `alter table ${table} disable row level security`, /is off on/],
  ['row-level security not forced', `alter table ${table} no force row level security`, /owner/],
  [
    'none on the mails',
    'alter table public.contact_notifications disable row level security',
    /is off on public\.contact_notifications/,
  ],
  [
    'the restrictive policy dropped',
    `drop policy "Visitors only send" on ${table}`,
    /policy Visitors only send .*is missing/,
  ],
  [
    'the restrictive policy weakened',
    `alter policy "Visitors only send" on ${table} using (true)`,
    /policy Visitors only send .*but is/,
  ],
  [
    'another policy',
    `create policy "Read" on ${table} for select to anon using (true)`,
    /policy that isn't in the migrations.*"Read" as permissive for select/,
  ],
  [
    'another policy for everybody',
    `create policy "All" on ${table} using (true)`,
    /"All" as permissive for all to public/,
  ],
  // Limits
  [
    'the limit turned off',
    `alter table ${table} disable trigger admit_contact_message`,
    /trigger admit_contact_message of .* \(disabled\)/,
  ],
  [
    'the total turned off',
    `alter table ${table} disable trigger count_contact_message`,
    /count_contact_message.*\(disabled\)/,
  ],
  [
    'the limit dropped',
    `drop trigger admit_contact_message on ${table}`,
    /trigger admit_contact_message.*is missing/,
  ],
  [
    'the limit for another role',
    `drop trigger admit_contact_message on ${table};
     create trigger admit_contact_message before insert on ${table} for each row
       when (current_user = 'nobody') execute function private.admit_contact_message()`,
    /trigger admit_contact_message.*but is/,
  ],
  [
    'a limit that lets all through',
    `create or replace function private.admit_contact_message() returns trigger language plpgsql
       security definer set search_path = '' as 'begin return new; end'`,
    /function private\.admit_contact_message\(\) is not the one/,
  ],
  [
    'addresses that are all different',
    `create or replace function private.sender_address(header text) returns text language sql
       as 'select gen_random_uuid()::text'`,
    /function private\.sender_address\(text\) is not the one/,
  ],
  ['a million', 'update private.contact_limits set sender_messages = 1000000', /1000000 messages/],
  [
    'all of them',
    'update private.contact_limits set total_messages = 1000000',
    /all senders together/,
  ],
  [
    'a window of a second',
    "update private.contact_limits set sender_window = '1 second'",
    /one sender send 5 messages in 1 s/,
  ],
  ['no limits', 'delete from private.contact_limits', /has no row/],
  ['no repeats', "update private.contact_limits set repeat_window = '0'", /stored twice/],
  ['no salt', "update private.contact_limits set salt = ''", /salt/],
  [
    'an address that can be forged',
    "update private.contact_limits set address_header = 'x-forwarded-for'",
    /header "x-forwarded-for"/,
  ],
  ['no timeout', 'alter role anon reset statement_timeout', /statement_timeout = 3s.*has none/],
  ['timeouts of no use', "alter role anon set lock_timeout = '1h'", /lock_timeout = 2s.*has 1h/],
  ['timeouts switched off', 'alter role anon set lock_timeout = 0', /lock_timeout = 2s.*has 0/],
  // The clock
  [
    'no job',
    'delete from cron.job',
    /the job that forgets senders is missing or changed, so the hashes/,
  ],
  ['a job that is switched off', 'update cron.job set active = false', /is missing or changed/],
  [
    'a job that does nothing',
    "select cron.schedule('forget-contact-arrivals', '* * * * *', 'select 1')",
    /is missing or changed/,
  ],
  [
    'a job of somebody else',
    "update cron.job set username = 'supabase_admin'",
    /is missing or changed/,
  ],
  // The table's rules
  [
    'a check dropped',
    `alter table ${table} drop constraint message_length`,
    /message_length.*missing/,
  ],
  [
    'a check of the same name that checks nothing',
    `alter table ${table} drop constraint phone_shape, add constraint phone_shape check (true)`,
    /phone_shape.*but is/,
  ],
  [
    'a name that may be missing',
    `alter table ${table} alter column name drop not null`,
    /column name .* must be "text not null", but is "text"/,
  ],
  [
    'an id that may be chosen',
    `alter table ${table} alter column id set generated by default`,
    /column id .* by default/,
  ],
  [
    'white space that is none',
    "create or replace function private.white_space() returns text language sql immutable return ''",
    /function private\.white_space\(\) is not the one/,
  ],
  [
    'a rule that throws messages away',
    `create rule away as on insert to ${table} do instead nothing`,
    /a rule that isn't in the migrations.*away/,
  ],
  // Sending
  [
    'visitors may not send',
    `revoke insert on ${table} from anon`,
    /anon lacks a right on public\.contact_messages.*INSERT \(email\)/,
  ],
  [
    'visitors may not use the schema',
    'revoke usage on schema public from public, anon',
    /anon lacks a right on public.*USAGE/,
  ],
];

/** The runs of a job of the owner's, and the doctor's report about it; undefined if there is none. */
const runs: [what: string, sql: string, says: RegExp | undefined][] = [
  ['has not run yet', 'select 1', undefined],
  ['runs', recordRuns(own, 1), undefined],
  [
    'fails',
    `${recordRuns(own, 1)};
     update cron.job_run_details set status = 'failed', return_message = 'no right'
       where runid = (select max(runid) from cron.job_run_details)`,
    /the job that forgets senders fails \(no right\)/,
  ],
  [
    'failed once, and has run since',
    `insert into cron.job_run_details (jobid, username, status) select jobid, username, 'failed' from cron.job;
     ${recordRuns(own, 1)}`,
    undefined,
  ],
  ['has stopped', recordRuns(own, 1.5, 0.25), /has not run for 6 hours.*the next message$/],
  [
    'leaves years of runs behind',
    `select cron.schedule('mine', '*/10 * * * *', 'select 1'); ${recordRuns('mine', 120, 31)}`,
    /pg_cron keeps \d{5} runs of the job mine that are older than thirty days/,
  ],
  [
    'runs each hour, and leaves some',
    `select cron.schedule('mine', '*/10 * * * *', 'select 1'); ${recordRuns('mine', 60)}`,
    undefined,
  ],
];

/** Changes by owners that open nothing. */
const additions: [what: string, sql: string][] = [
  [
    'a table, a view, a function and a sequence of their own',
    `create table public.notes (id serial primary key, text text);
     create view public.all_notes as select * from public.notes;
     create function public.note(text) returns void language sql security definer
       as 'insert into public.notes (text) values ($1)';
     grant all on public.notes, public.all_notes to service_role`,
  ],
  ['a schema of their own', 'create schema mine; create table mine.things (id int)'],
  ['a column for the owner', `alter table ${table} add column answered boolean`],
  [
    'a trigger of their own',
    `create function private.note() returns trigger language plpgsql as 'begin return new; end';
     create trigger note after insert on ${table} for each row execute function private.note()`,
  ],
  ['an index', `create index on ${table} (email)`],
  [
    'limits that are twice as high',
    'update private.contact_limits set sender_messages = 10, total_messages = 200',
  ],
  ['shorter timeouts', "alter role anon set statement_timeout = '2000'"],
  ['one in parts of a second', "alter role anon set lock_timeout = '1.5s'"],
  ['a policy for the owner', `create policy "Owner" on ${table} to service_role using (true)`],
  ['checks that were validated', `alter table ${table} validate constraint message_length`],
  [
    'a policy that is stricter still',
    `create policy "No spam" on ${table} as restrictive for insert to anon with check (name <> 'Eve')`,
  ],
];

const sqlOf = (fix = '') => fix.split('SQL editor: ')[1];

describe.each(listDatabases())('on $name', ({ open }) => {
  let sql: Sql;
  let expected: Access;
  beforeAll(async () => {
    [sql, expected] = await Promise.all([open(), expectedAccess()]);
  });
  afterEach(() => sql.run('rollback'));
  afterAll(() => sql.close());

  const examine = async () => {
    const [row] = await sql.query<{ found: Access }>('select public.describe_access() as found');
    if (!row) throw new Error('The database did not describe itself.');
    return compareAccess(expected, row.found);
  };

  test('a project as the migrations make it has nothing to fix', async () => {
    expect(await examine()).toEqual([]);
  });

  test.each(weakenings)('%s: that is found, and the SQL fixes it', async (_what, weaken, says) => {
    await sql.run(`begin; ${weaken}`);
    const findings = await examine();
    expect(findings.map(({ message }) => message)).toContainEqual(expect.stringMatching(says));
    const fixes = findings.map(({ fix }) => sqlOf(fix));
    // A function's text is in the migrations.
    if (findings.some(({ message }) => /is not the one/.test(message))) return;
    if (/owner to anon/.test(weaken)) return;
    for (const fix of fixes) await sql.run(fix ?? 'no SQL');
    expect(await examine()).toEqual([]);
  });

  test.each(additions)('owners may add %s', async (_what, add) => {
    await sql.run(`begin; ${add}`);
    expect(await examine()).toEqual([]);
  });

  test.each(runs)('a job that %s is reported if it matters', async (_what, run, says) => {
    await sql.run(`begin; ${run}`);
    const messages = (await examine()).map(({ message }) => message);
    expect(messages).toEqual(says ? [expect.stringMatching(says)] : []);
  });

  test('without pg_cron the owner learns how else senders are forgotten', () => {
    expect(compareClock({ available: false, job: null, old_runs: [] })).toEqual([
      {
        level: 'warning',
        message: expect.stringContaining('this Postgres has no pg_cron'),
        fix: expect.stringContaining('select private.forget_contact_arrivals();'),
      },
    ]);
  });

  test('only the owner may ask', async () => {
    const [rights] = await sql.query<Record<string, boolean>>(
      `select ${['anon', 'authenticated', 'service_role']
        .map(
          (role) =>
            `has_function_privilege('${role}', 'public.describe_access()', 'execute') as ${role}`,
        )
        .join(', ')}`,
    );
    expect(rights).toEqual({ anon: false, authenticated: false, service_role: true });
  });
});
