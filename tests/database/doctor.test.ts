import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSiteServer } from '../../packages/site/server/siteServer.ts';
import { LOCAL_ANON_KEY } from '../../supabase/local/gateway.ts';
import { defaultMigrationsDir } from '../../supabase/local/paths.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { builtSite } from './support/builtSite.ts';
import { freshFolder } from './support/folders.ts';
import { startScript } from './support/processes.ts';
import { contactRow, readRows, send } from './support/rest.ts';
import { openStack, shareStack } from './support/stacks.ts';

const nobody = { SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '', NO_COLOR: '1' };

async function runDoctor(args: string[], env: Record<string, string> = {}) {
  const variables = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...nobody, ...env };
  const program = startScript('packages/site/doctor/doctor.ts', args, variables);
  const exitCode = await program.ended;
  return { exitCode, output: program.output() };
}

const examine = (url: string, key = LOCAL_ANON_KEY) =>
  runDoctor([], { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key });

/** Puts a gateway before a stack, as a hosted project has one. */
async function host(stack: Stack): Promise<string> {
  const backend = { url: () => stack.restUrl() };
  const gateway = await startSiteServer({ distDir: builtSite(freshFolder()), backend });
  onTestFinished(() => gateway.close());
  return gateway.url;
}

/** A project on which somebody has run `sql` after the shipped migrations. */
async function openChanged(sql: string) {
  const migrationsDir = freshFolder();
  for (const name of readdirSync(defaultMigrationsDir)) {
    copyFileSync(join(defaultMigrationsDir, name), join(migrationsDir, name));
  }
  writeFileSync(join(migrationsDir, '20990101000000_by_hand.sql'), sql);
  const stack = await openStack({ migrationsDir });
  return { stack, url: await host(stack) };
}

const lastLines = (output: string) => {
  const lines = output.split('\n');
  return lines.slice(lines.findIndex((line) => /^.{6} {2}Project: /.test(line)));
};

describe('with a project as the migrations make it', () => {
  const stack = shareStack();

  test('every line about it is good, one marked message arrives, and the others stay as they are', async () => {
    await send(stack(), contactRow());
    const before = await readRows(stack());
    const { exitCode, output } = await examine(await host(stack()));
    expect(lastLines(output)).toEqual([
      '✓ ok    Project: answers, knows the key and has the table',
      '✓ ok    Sending a message: works',
      '        note: a test message from "Portfolio doctor" was left: npm run inbox shows it, and so does the dashboard, where you can delete it',
      '✓ ok    Reading messages: is refused (8 attempts)',
      '✓ ok    Changing messages: is refused (6 attempts)',
      '✓ ok    Deleting messages: is refused (1 attempt)',
      '✓ ok    Overwriting messages: is refused (1 attempt)',
      '✓ ok    Reading back: is refused (1 attempt)',
      '',
      expect.stringMatching(/^Not ready to be public: \d+ checks fail/),
    ]);
    expect(exitCode).toBe(1);
    expect(await readRows(stack())).toEqual([
      ...before,
      expect.objectContaining({
        name: 'Portfolio doctor',
        message: 'Test message by npm run doctor: the contact form works.',
      }),
    ]);
  });

  test('a wrong key is told, and nothing is concluded from what it is refused', async () => {
    const url = await host(stack());
    const { exitCode, output } = await examine(url, 'sb_publishable_other');
    expect(exitCode).toBe(1);
    expect(output).toContain(
      'the project refuses the key in VITE_SUPABASE_ANON_KEY (401: Invalid API key)',
    );
    expect(output).toContain('- skip  Reading messages: cannot be told before "Project" is mended');
  });
});

describe('with a project whose rights somebody has changed', () => {
  test('a single column that only row-level security still hides is found, with the SQL to take it back', async () => {
    const { url } = await openChanged('grant select (email) on public.contact_messages to anon;');
    const { exitCode, output } = await examine(url);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      [
        '✗ fail  Reading messages: is allowed',
        '        the public key, which every visitor has, may read: email',
        "        → Run in the dashboard's SQL editor: revoke select on public.contact_messages from anon;",
        '✓ ok    Changing messages: is refused (6 attempts)',
      ].join('\n'),
    );
  });

  test('where everything is open, each right is named and no message is touched', async () => {
    const { stack, url } = await openChanged(
      'grant all on public.contact_messages to anon;' +
        'alter table public.contact_messages disable row level security;',
    );
    await send(stack, contactRow());
    const before = await readRows(stack);
    const { output } = await examine(url);
    const allowed = output.match(/^✗ fail {2}.*(?=: is allowed$)/gm);
    expect(allowed).toEqual([
      '✗ fail  Reading messages',
      '✗ fail  Changing messages',
      '✗ fail  Deleting messages',
      '✗ fail  Overwriting messages',
      '✗ fail  Reading back',
    ]);
    expect((await readRows(stack)).slice(0, before.length)).toEqual(before);
  });
});

test('a project that cannot be reached is told in one line', async () => {
  const { exitCode, output } = await examine('http://127.0.0.1:2');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^ {8}http:\/\/127\.0\.0\.1:2 cannot be reached \(ECONNREFUSED\)$/m);
});

test('--offline asks nobody, and --json tells programs the same', async () => {
  const { exitCode, output } = await runDoctor(['--offline', '--json'], {
    VITE_SUPABASE_URL: 'http://127.0.0.1:2',
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
  });
  expect(exitCode).toBe(1);
  const { ready, checks } = JSON.parse(output);
  expect(ready).toBe(false);
  expect(checks).toContainEqual({
    title: 'Sending a message',
    status: 'skip',
    summary: 'not asked, because of --offline',
    findings: [],
  });
});

test('an unknown option is told in one line, with exit code 2', async () => {
  expect(await runDoctor(['--ofline'])).toEqual({
    exitCode: 2,
    output: "Unknown option '--ofline': npm run doctor -- --help lists the options.",
  });
});
