import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import { defaultMigrationsDir, migrate } from '@portfolio/tools/backend/migrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordRuns, standInCron } from './support/cron.ts';

const own = 'forget-contact-arrivals';

let db: PGlite;
let warnings: string[] = [];

const rowsOf = async (query: string) => (await db.query(query)).rows;
const countRuns = async (job: string, condition = 'true') => {
  const [row] = await rowsOf(
    `select count(*)::int from cron.job_run_details join cron.job using (jobid)
     where jobname = '${job}' and ${condition}`,
  );
  return Object(row).count;
};

/** A run every ten minutes, and the one at the edge of the day. */
const expectOneDay = async (job: string, condition?: string) => {
  const runs = await countRuns(job, condition);
  expect(runs).toBeGreaterThanOrEqual(143);
  expect(runs).toBeLessThanOrEqual(145);
};

/** Runs a job as pg_cron does: its command, as its user. */
async function runJob(job: string, setUser = '') {
  const [row] = await rowsOf(`select command from cron.job where jobname = '${job}'`);
  warnings = [];
  await db.exec(`${setUser}; ${Object(row).command}`, {
    onNotice: ({ message }) => message && warnings.push(message),
  });
}

// One database whose owner has a job of their own, and one with the name of ours that they have switched off.
beforeAll(async () => {
  db = await PGlite.create();
  await db.exec(standInCron);
  await db.exec(`select cron.schedule('other', '* * * * *', 'select 1')`);
  await db.exec(`select cron.alter_job(cron.schedule('${own}', '0 0 * * *', 'select 2'), false)`);
  await db.exec(recordRuns('other', 100));
  await db.exec(recordRuns(own, 300));
  await migrate(db, defaultMigrationsDir);
});

afterAll(() => db.close());

test('the migrations start the job, and leave others as they are', async () => {
  expect(
    await rowsOf('select jobname, schedule, command, active from cron.job order by 1'),
  ).toEqual([
    {
      jobname: own,
      schedule: '*/10 * * * *',
      command: 'select private.run_contact_clock()',
      active: true,
    },
    { jobname: 'other', schedule: '* * * * *', command: 'select 1', active: true },
  ]);
});

test('the job forgets the runs of years in a few calls, keeps a day, and leaves other jobs alone', async () => {
  const others = await countRuns('other');
  await db.exec(`
    insert into cron.job (jobname, schedule, command, username)
      values ('${own}', '* * * * *', 'select 1', 'somebody_else');
    insert into cron.job_run_details (jobid, username, start_time)
      select jobid, username, '2001-01-01' from cron.job where username = 'somebody_else';
    insert into cron.job_run_details (runid, jobid, status)
      select -1, jobid, 'failed' from cron.job where username = current_user and jobname = '${own}'`);
  expect(await countRuns(own)).toBeGreaterThan(40_000);
  for (const _call of [1, 2, 3]) await runJob(own);
  await expectOneDay(own, 'job.username = current_user');
  expect(await countRuns(own, "job.username = 'somebody_else'")).toBe(1);
  expect(await countRuns('other')).toBe(others);
  expect(warnings).toEqual([]);
  await db.exec("delete from cron.job where username = 'somebody_else'");
});

test('however long it runs, its runs stay those of a day', async () => {
  // The third day begins like the second.
  for (const _day of [1, 2, 3]) {
    await db.exec("update cron.job_run_details set start_time = start_time - interval '1 day'");
    await db.exec(recordRuns(own, 1));
    await runJob(own);
    await expectOneDay(own);
  }
});

test('the job forgets senders when their ten minutes are over', async () => {
  await db.exec(`insert into private.contact_arrivals (arrived_at, sender, content)
    values (now() - interval '11 minutes', '1', '1'), (now() - interval '9 minutes', '2', '2')`);
  await runJob(own);
  expect(
    await rowsOf('select sender is null as forgotten from private.contact_arrivals order by id'),
  ).toEqual([{ forgotten: true }, { forgotten: false }]);
});

describe('where runs may not be deleted', () => {
  test('the job says so and still forgets senders', async () => {
    await db.exec(`begin;
      create role poor;
      grant usage on schema private to poor;
      grant select, update, delete on private.contact_arrivals to poor;
      grant select on private.contact_limits to poor;
      alter table private.contact_arrivals disable row level security;
      alter table private.contact_limits disable row level security;
      grant execute on all functions in schema private to poor`);
    await runJob(own, 'set local role poor');
    expect(warnings).toEqual([
      expect.stringMatching(/^The runs of the job .* stay: permission denied/),
    ]);
    await db.exec('rollback');
  });
});

describe('the job that docs/notifications.md sets up', () => {
  const [, sql = ''] =
    /```sql\n\s*(select vault\.create_secret.*?)```/s.exec(
      readFileSync(join(repositoryRoot, 'docs/notifications.md'), 'utf8'),
    ) ?? [];

  test('calls the function with the secret, and keeps no more than a day of its runs', async () => {
    await db.exec(`
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      create function vault.create_secret(secret text, name text) returns void
        language sql as 'insert into vault.decrypted_secrets values (name, secret)';
      create schema net;
      create table net.calls (url text, headers jsonb);
      create function net.http_post(url text, headers jsonb, timeout_milliseconds int) returns bigint
        language sql as 'insert into net.calls values (url, headers) returning 1::bigint'`);
    await db.exec(sql);
    await db.exec(recordRuns('notify-contact', 30));
    await runJob('notify-contact');
    expect(await rowsOf('select * from net.calls')).toEqual([
      {
        url: 'https://your-project.supabase.co/functions/v1/notify-contact',
        headers: { 'Content-Type': 'application/json', 'x-notify-secret': '...' },
      },
    ]);
    await expectOneDay('notify-contact');
  });
});

// It makes a database of its own.
test('without pg_cron the migrations still apply', async () => {
  const other = await PGlite.create();
  await migrate(other, defaultMigrationsDir);
  const { rows } = await other.query("select public.describe_access() -> 'clock' as clock");
  expect(rows).toEqual([{ clock: { available: false, job: null, old_runs: [] } }]);
  await other.close();
});
