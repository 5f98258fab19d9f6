import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { describe, expect, test } from 'vitest';
import { standInCron } from './support/cron.ts';
import { copyMigrations, freshFolder } from './support/folders.ts';
import { startScript } from './support/processes.ts';
import { startProject } from './support/project.ts';
import { contactRow, readRows, send } from './support/rest.ts';
import { openStack, shareStack } from './support/stacks.ts';

const nobody = { SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '', NO_COLOR: '1' };

async function runDoctor(args: string[], env: Record<string, string> = {}) {
  const variables = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...nobody, ...env };
  const program = startScript('packages/tools/src/doctor/doctor.ts', args, variables);
  const exitCode = await program.ended;
  return { exitCode, output: program.output() };
}

const examine = (url: string, key = LOCAL_ANON_KEY) =>
  runDoctor([], { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key });

/** As the owner, who has set the secret key. */
const examineAsOwner = (url: string, key: string) =>
  runDoctor([], {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: key,
  });

/** A project on which somebody has run `sql` after the migrations. */
async function openChanged(sql: string) {
  const migrationsDir = freshFolder();
  copyMigrations(migrationsDir);
  writeFileSync(join(migrationsDir, '20990101000000_by_hand.sql'), sql);
  const stack = await openStack({ migrationsDir });
  const { url } = await startProject(stack);
  return { stack, url };
}

const lastLines = (output: string) => {
  const lines = output.split('\n');
  return lines.slice(lines.findIndex((line) => /^.{6} {2}Project: /.test(line)));
};

describe('with a project as the migrations make it', () => {
  const stack = shareStack();
  const good = '✓ ok    Project: visitors may send a message, and nothing else';

  test('every line about it is good, and no row has changed', async () => {
    const migrationsDir = freshFolder();
    copyMigrations(migrationsDir);
    writeFileSync(join(migrationsDir, '20261120000000_stand_in_cron.sql'), standInCron);
    const stack = await openStack({ migrationsDir, dataDir: freshFolder() });
    await send(stack, contactRow());
    const before = await readRows(stack);
    const { exitCode, output } = await examineAsOwner(
      (await startProject(stack)).url,
      await stack.serviceRoleKey(),
    );
    expect(lastLines(output)).toEqual([
      good,
      '✓ ok    Database: has all migrations, and nothing else that visitors can reach',
      '',
      expect.stringMatching(/^Not ready to be public: \d+ failed/),
    ]);
    expect(exitCode).toBe(1);
    expect(await readRows(stack)).toEqual(before);
  });

  test('without the secret key the owner learns what could not be checked, and how to check it', async () => {
    const { output } = await examine((await startProject(stack())).url);
    expect(lastLines(output)).toEqual([
      good,
      '! warn  Database: 1 problem',
      expect.stringContaining('whether all limits, checks and policies are there'),
      expect.stringContaining('→ Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY'),
      '',
      expect.stringMatching(/^Not ready to be public: \d+ failed/),
    ]);
  });

  test('a wrong key is reported once, and nothing is concluded from its refusals', async () => {
    const { url } = await startProject(stack());
    const { exitCode, output } = await examine(url, 'sb_publishable_other');
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^✗ fail {2}Project: 1 problem\n.*the project refuses the key in VITE_SUPABASE_ANON_KEY \(401: Invalid API key\)$/m,
    );
  });
});

describe('with a project that somebody has changed', () => {
  test('where everything is open, each right is named and no row has changed', async () => {
    const { stack, url } = await openChanged(
      'grant all on public.contact_messages to anon;' +
        'drop policy "Visitors only send" on public.contact_messages;' +
        'create policy "Open" on public.contact_messages using (true) with check (true);',
    );
    await send(stack, contactRow());
    const before = await readRows(stack);
    const { output } = await examine(url);
    expect(output).toContain('✗ fail  Project: 18 problems');
    const allowed = output.match(/(?<=the public key, which every visitor has, may ).*/g);
    expect(allowed).toEqual(
      expect.arrayContaining([
        'read email',
        'get back what it has just sent',
        'change message',
        'delete messages',
        'overwrite messages (upsert)',
        'choose the time',
      ]),
    );
    expect(await readRows(stack)).toEqual(before);
  });

  test('the owner of a project without the newest migrations is asked to push them', async () => {
    const migrationsDir = freshFolder();
    copyMigrations(migrationsDir, (name) => name < '20261121040000');
    const stack = await openStack({ migrationsDir, dataDir: freshFolder() });
    const { output } = await examineAsOwner(
      (await startProject(stack)).url,
      await stack.serviceRoleKey(),
    );
    expect(output).toMatch(
      /lacks a table or a function of the migrations \(404: .*describe_access.*\n.*→ Run npx supabase db push\./m,
    );
  });
});

test('a project that cannot be reached is reported in one line', async () => {
  const { exitCode, output } = await examine('http://127.0.0.1:2');
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^ {8}http:\/\/127\.0\.0\.1:2 cannot be reached \(network: ECONNREFUSED\)$/m,
  );
});

test('--offline asks nobody, and --json has the same for programs', async () => {
  const { exitCode, output } = await runDoctor(['--offline', '--json'], {
    VITE_SUPABASE_URL: 'http://127.0.0.1:2',
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
  });
  expect(exitCode).toBe(1);
  const { ready, checks } = JSON.parse(output);
  expect(ready).toBe(false);
  expect(checks).toContainEqual({
    title: 'Project',
    status: 'chosen',
    summary: 'not asked, because of --offline',
    findings: [],
  });
});

test('an unknown option is reported in one line, with exit code 2', async () => {
  expect(await runDoctor(['--ofline'])).toEqual({
    exitCode: 2,
    output: "Unknown option '--ofline': npm run doctor -- --help lists the options.",
  });
});
