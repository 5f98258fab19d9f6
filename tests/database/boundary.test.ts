import { fileURLToPath } from 'node:url';
import {
  type Access,
  accessFile,
  differences,
  linesOf,
} from '@portfolio/tools/doctor/facts/access';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordRuns } from './support/cron.ts';
import { listDatabases, type Sql } from './support/sql.ts';

const table = 'public.contact_messages';
const own = 'forget-contact-arrivals';
const noDefiner = 'language sql security definer';

/** Changes to a project that the doctor must see. */
const weakenings: [what: string, sql: string][] = [
  // Rights
  ['may read', `grant select on ${table} to anon`],
  ['may read one column', `grant select (email) on ${table} to anon`],
  ['may change without reading', `grant update on ${table} to anon`],
  ['may change one column', `grant update (message) on ${table} to anon`],
  ['may delete without reading', `grant delete on ${table} to anon`],
  ['may empty the table', `grant truncate on ${table} to anon`],
  ['may choose the id', `grant insert (id) on ${table} to anon`],
  ['may choose the time', `grant insert (created_at) on ${table} to anon`],
  ['everybody may read', `grant select on ${table} to public`],
  ['may read who signs in', `grant select on ${table} to authenticated`],
  ['may do all', `grant all on ${table} to anon`],
  ['may draw ids', 'grant usage on sequence public.contact_messages_id_seq to anon'],
  ['owns the table', `grant create on schema public to anon; alter table ${table} owner to anon`],
  ['may read the list of mails', 'grant select on public.contact_notifications to anon'],
  ['may claim mails', 'grant execute on function public.claim_contact_notification() to anon'],
  [
    'may call the function that describes all this',
    'grant execute on function public.describe_access() to public',
  ],
  ['may use the private schema', 'grant usage on schema private to anon'],
  ['may read the limits', 'grant select on private.contact_limits to anon'],
  [
    'may read any new table',
    'alter default privileges in schema public grant select on tables to anon',
  ],
  ['may call any new function', 'alter default privileges grant execute on functions to public'],
  // Ways round
  [
    'reads through a view',
    `create view public.inbox as select * from ${table}; grant select on public.inbox to anon`,
  ],
  [
    'reads through a materialized view',
    `create materialized view public.old as select * from ${table}; grant select on public.old to anon`,
  ],
  [
    'reads through a view in another schema',
    `create schema api; grant usage on schema api to anon;
     create view api.inbox as select * from ${table}; grant select on api.inbox to anon`,
  ],
  [
    'reads through a function',
    `create function public.messages() returns setof ${table} ${noDefiner} as 'select * from ${table}';
     grant execute on function public.messages() to anon`,
  ],
  [
    'may call a function as everybody may',
    `create function public.peek(id int) returns bigint ${noDefiner} as 'select 1::bigint';
     grant execute on function public.peek(int) to public`,
  ],
  ['has the rights of the owner', 'grant service_role to anon'],
  ['reads all data', 'grant pg_read_all_data to authenticated'],
  ['is held back by no policy', 'alter role anon bypassrls'],
  ['may log in', 'alter role anon login'],
  [
    'is a role with every right when nobody has signed in',
    "alter role authenticator set pgrst.db_anon_role = 'service_role'",
  ],
  ['sets off no trigger', 'alter role anon set session_replication_role = replica'],
  [
    'sets off no trigger, as nobody does in this database',
    `do $$ begin
       execute format('alter database %I set session_replication_role = replica', current_database());
     end $$`,
  ],
  [
    'counts the rows that were there when each message began',
    "alter role anon set default_transaction_isolation = 'repeatable read'",
  ],
  [
    'reads through a function with the name of one of Supabase',
    `create schema if not exists graphql_public;
     create function graphql_public.graphql() returns setof ${table} ${noDefiner}
       as 'select * from ${table}';
     grant execute on function graphql_public.graphql() to anon`,
  ],
  [
    'is not remembered, as a trigger drops the counted rows',
    `create function private.drop() returns trigger language plpgsql as 'begin return null; end';
     create trigger drop before insert on private.contact_arrivals
       for each row execute function private.drop()`,
  ],
  [
    'is thanked for a message that a trigger drops',
    `create function private.drop() returns trigger language plpgsql as 'begin return null; end';
     create trigger drop before insert on ${table} for each row execute function private.drop()`,
  ],
  [
    'is limited by a function whose lines were run together, behind a comment',
    `do $$ declare
       old text := pg_get_functiondef('private.admit_contact_message()'::regprocedure);
       part text := substring(old from '-- What the clock.*?end if;');
     begin
       execute replace(old, part, translate(part, E'\\n', ' ') || E'\\n');
     end $$`,
  ],
  [
    'has a window that is over before it begins',
    "update private.contact_limits set sender_window = '-10 minutes'",
  ],
  // Row-level security
  ['no row-level security', `alter table ${table} disable row level security`],
  ['row-level security not forced', `alter table ${table} no force row level security`],
  ['none on the mails', 'alter table public.contact_notifications disable row level security'],
  ['the restrictive policy dropped', `drop policy "Visitors only send" on ${table}`],
  ['the restrictive policy weakened', `alter policy "Visitors only send" on ${table} using (true)`],
  ['another policy', `create policy "Read" on ${table} for select to anon using (true)`],
  ['another policy for everybody', `create policy "All" on ${table} using (true)`],
  // Limits
  ['the limit turned off', `alter table ${table} disable trigger admit_contact_message`],
  ['the total turned off', `alter table ${table} disable trigger count_contact_message`],
  ['the limit dropped', `drop trigger admit_contact_message on ${table}`],
  [
    'the limit for another role',
    `drop trigger admit_contact_message on ${table};
     create trigger admit_contact_message before insert on ${table} for each row
       when (current_user = 'nobody') execute function private.admit_contact_message()`,
  ],
  [
    'a limit that lets all through',
    `create or replace function private.admit_contact_message() returns trigger language plpgsql
       security definer set search_path = '' as 'begin return new; end'`,
  ],
  [
    'addresses that are all different',
    `create or replace function private.sender_address(header text) returns text language sql
       as 'select gen_random_uuid()::text'`,
  ],
  ['a million', 'update private.contact_limits set sender_messages = 1000000'],
  ['all of them', 'update private.contact_limits set total_messages = 1000000'],
  ['a window of a second', "update private.contact_limits set sender_window = '1 second'"],
  ['no limits', 'delete from private.contact_limits'],
  ['no repeats', "update private.contact_limits set repeat_window = '0'"],
  ['no salt', "update private.contact_limits set salt = ''"],
  [
    'an address that can be forged',
    "update private.contact_limits set address_header = 'x-forwarded-for'",
  ],
  ['no timeout', 'alter role anon reset statement_timeout'],
  ['timeouts of no use', "alter role anon set lock_timeout = '1h'"],
  ['timeouts switched off', 'alter role anon set lock_timeout = 0'],
  // The clock
  ['a job that is switched off', 'update cron.job set active = false'],
  [
    'a job that does nothing',
    "select cron.schedule('forget-contact-arrivals', '* * * * *', 'select 1')",
  ],
  ['a job of somebody else', "update cron.job set username = 'supabase_admin'"],
  // The table's rules
  ['a check dropped', `alter table ${table} drop constraint message_length`],
  [
    'a check of the same name that checks nothing',
    `alter table ${table} drop constraint phone_shape, add constraint phone_shape check (true)`,
  ],
  ['a name that may be missing', `alter table ${table} alter column name drop not null`],
  ['an id that may be chosen', `alter table ${table} alter column id set generated by default`],
  [
    'white space that is none',
    "create or replace function private.white_space() returns text language sql immutable return ''",
  ],
  [
    'a rule that throws messages away',
    `create rule away as on insert to ${table} do instead nothing`,
  ],
  // Sending
  ['visitors may not send', `revoke insert on ${table} from anon`],
  ['visitors may not use the schema', 'revoke usage on schema public from public, anon'],
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
  ['a policy for the owner', `create policy "Owner" on ${table} to service_role using (true)`],
  ['checks that were validated', `alter table ${table} validate constraint message_length`],
];

/** What owners may set as they like, and what the doctor warns about. */
const settings: [what: string, sql: string, line: RegExp][] = [
  [
    'higher limits',
    'update private.contact_limits set sender_messages = 10',
    /adds: limit \| sender_messages \| 10$/,
  ],
  ['no job', 'delete from cron.job', /lacks: job \| is active \| true$/],
  [
    'a job that fails',
    `${recordRuns(own, 1)};
     update cron.job_run_details set status = 'failed', return_message = 'no right'
       where runid = (select max(runid) from cron.job_run_details)`,
    /adds: job \| last error \| no right$/,
  ],
  [
    'a job that has stopped',
    recordRuns(own, 1.5, 0.25),
    /adds: job \| has run within the hour \| false$/,
  ],
];

describe.each(listDatabases())('on $name', ({ open }) => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await open();
  });
  afterEach(() => sql.run('rollback'));
  afterAll(() => sql.close());

  const describeItself = async () => {
    const [row] = await sql.query<{ found: Access }>('select public.describe_access() as found');
    if (!row) throw new Error('The database did not describe itself.');
    return row.found;
  };
  const examine = async () => differences(await describeItself());

  test('a project with all migrations is as the committed file says', async () => {
    const lines = linesOf(await describeItself()).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(accessFile));
    expect(await examine()).toEqual([]);
  });

  test.each(weakenings)('%s: the doctor sees it', async (_what, weaken) => {
    await sql.run(`begin; ${weaken}`);
    expect(await examine()).not.toEqual([]);
  });

  test.each(additions)('owners may add %s', async (_what, add) => {
    await sql.run(`begin; ${add}`);
    expect(await examine()).toEqual([]);
  });

  test.each(settings)('%s: the doctor warns', async (_what, change, line) => {
    await sql.run(`begin; ${change}`);
    const problems = await examine();
    expect(problems.map(({ level }) => level)).not.toContain('failure');
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(line));
  });

  test('a right that is missing or too many fails, with its line', async () => {
    await sql.run(
      `begin; grant select (email) on ${table} to anon; revoke insert (name) on ${table} from anon`,
    );
    const right = 'the project %: table | public.contact_messages | * | anon | column';
    expect(await examine()).toEqual([
      { level: 'failure', message: right.replace('%', 'lacks').replace('*', 'INSERT (name)') },
      { level: 'failure', message: right.replace('%', 'adds').replace('*', 'SELECT (email)') },
    ]);
  });

  test('a setting that holds a secret is not printed', async () => {
    await sql.run(`begin; alter role authenticator set "app.settings.jwt_secret" = 'hidden'`);
    expect(await examine()).toEqual([]);
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
