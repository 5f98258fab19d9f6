import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { readMessages } from '@portfolio/backend/inbox/messages';
import { dataPaths } from '@portfolio/backend/local/paths';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';
import { startScript } from './support/processes.ts';
import { contactRow, send } from './support/rest.ts';
import { shareStack } from './support/stacks.ts';

const nobody = { SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '' };

async function runInbox(args: string[], env: Record<string, string>) {
  const program = startScript('packages/backend/src/inbox/inbox.ts', args, { ...nobody, ...env });
  let stdout = '';
  program.child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  const exitCode = await program.ended;
  return { exitCode, stdout, output: program.output() };
}

/** More messages than a server gives at once, as they come in over the years. */
async function storeMany(dataDir: string) {
  const db = await PGlite.create(dataPaths(dataDir).database);
  await db.exec(
    `insert into contact_messages (name, phone, email, message)
     select 'no. ' || number, '5', 'ada@example.com', 'One of many messages'
     from generate_series(0, 2299) number`,
  );
  await db.close();
}

describe('with the site running', () => {
  const stack = shareStack(storeMany);
  const local = () => ({ PORTFOLIO_DATA_DIR: stack().dataDir });

  test('the owner reads every message, newest first, however many a server gives at once', async () => {
    const { messages, total } = await readMessages({
      restUrl: await stack().restUrl(),
      key: await stack().serviceRoleKey(),
      label: 'here',
    });
    expect(total).toBe(2_300);
    const numbers = Array.from({ length: 2_300 }, (_, index) => 2_299 - index);
    expect(messages.map(({ name }) => name)).toEqual(numbers.map((number) => `no. ${number}`));
  });

  test('--json gives programs an array of rows and nothing else', async () => {
    const message = 'colours \u001b[31m and \u009b2J and \u202eright to left';
    await send(stack(), contactRow({ name: 'newest', message, inquiry_type: null }));
    const { exitCode, stdout } = await runInbox(['--json', '--limit', '2'], local());
    expect(exitCode).toBe(0);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(JSON.parse(stdout)).toMatchObject([
      { name: 'newest', message, inquiry_type: null },
      { name: 'no. 2299' },
    ]);
  });

  test('the terminal shows the text without its escape sequences', async () => {
    const { exitCode, stdout } = await runInbox(['--limit', '1'], local());
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Name     newest');
    expect(stdout).toContain('  colours �[31m and �2J and �right to left');
    expect(stdout).toMatch(/\n\nThe newest 1 of 2301 messages, newest first \(.*\)\n$/);
  });

  describe('as a hosted project', () => {
    /** A project's address before the same data API. */
    async function host(): Promise<string> {
      const restUrl = await stack().restUrl();
      const server = createServer(async (request, response) => {
        const { authorization = '', prefer = '' } = request.headers;
        const path = (request.url ?? '').replace('/rest/v1', '');
        const answer = await fetch(restUrl + path, {
          headers: { authorization, prefer: String(prefer) },
        });
        response.writeHead(answer.status, {
          'content-range': answer.headers.get('content-range') ?? '*/*',
        });
        response.end(await answer.text());
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }

    const readHosted = async (key: string) => {
      const env = { SUPABASE_URL: await host(), SUPABASE_SERVICE_ROLE_KEY: key };
      const source = findHostedSource(env);
      return source && readMessages(source, 1);
    };

    test('it is read with its key', async () => {
      const list = await readHosted(await stack().serviceRoleKey());
      expect(list).toMatchObject({ total: 2_301, messages: [{ name: 'newest' }] });
    });

    test('a wrong key is told in one line', async () => {
      await expect(readHosted('wrong')).rejects.toThrow(
        /^http:\S+ refused the key in SUPABASE_SERVICE_ROLE_KEY \(401: .*\)\. It must be the project's service_role or secret key\.$/,
      );
    });
  });

  test('and once it is stopped, the owner still reads what has arrived', async () => {
    await stack().close();
    const { exitCode, stdout } = await runInbox(['--limit', '2'], local());
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /newest\n.*no\. 2299\n.*\nThe newest 2 of 2301 messages, newest first \([^\n]*\)\n$/s,
    );
  });
});

test('before the first start the inbox is empty, and no database is made', async () => {
  const dataDir = join(freshFolder(), 'data');
  const { exitCode, output } = await runInbox([], { PORTFOLIO_DATA_DIR: dataDir });
  expect(exitCode).toBe(0);
  expect(output).toBe(
    `No messages yet (${dataDir}). What visitors send through the contact form shows here.`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a project that cannot be reached is told in one line', async () => {
  const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_ROLE_KEY: 'key' };
  const { exitCode, output } = await runInbox([], env);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached \(.+\)\.$/);
});
