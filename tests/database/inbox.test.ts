import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findHostedSource } from '@portfolio/tools/inbox/hostedSource';
import { withLocalSource } from '@portfolio/tools/inbox/localSource';
import { deleteMessages, readMessages } from '@portfolio/tools/inbox/messages';
import { describe, expect, test } from 'vitest';
import { serve } from '../unit/backend/support/servers.ts';
import { freshFolder } from './support/folders.ts';
import { changeDatabase } from './support/limits.ts';
import { startScript } from './support/processes.ts';
import { LOCAL_SECRET_KEY, startProject } from './support/project.ts';
import { ask, contactRow, send } from './support/rest.ts';
import { shareStack } from './support/stacks.ts';

const notHosted = { SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '' };

async function runInbox(args: string[], dataDir: string) {
  const env = { ...notHosted, PORTFOLIO_DATA_DIR: dataDir };
  const program = startScript('packages/tools/src/inbox/inbox.ts', args, env);
  return { exitCode: await program.ended, output: program.output() };
}

/** More messages than a server returns per request, as they arrive over the years. */
const storeMany = (dataDir: string) =>
  changeDatabase(
    dataDir,
    `insert into contact_messages (name, phone, email, message)
     select 'no. ' || number, '5', 'ada@example.com', 'One of many messages'
     from generate_series(0, 2299) number`,
  );

describe('with the site running', () => {
  const stack = shareStack(storeMany);

  test('the owner reads every message, newest first, however many a server returns per request', async () => {
    const { messages, total } =
      (await withLocalSource(stack().dataDir, (source) => readMessages(source))) ?? {};
    expect(total).toBe(2_300);
    const numbers = Array.from({ length: 2_300 }, (_, index) => 2_299 - index);
    expect(messages?.map(({ name }) => name)).toEqual(numbers.map((number) => `no. ${number}`));
  });

  test('--json gives programs an array of rows and nothing else', async () => {
    const message = 'colours \u001b[31m and \u009b2J and \u202eright to left';
    await send(stack(), contactRow({ name: 'newest', message, inquiry_type: null }));
    const { exitCode, output } = await runInbox(['--json', '--limit', '2'], stack().dataDir);
    expect(exitCode).toBe(0);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(JSON.parse(output)).toMatchObject([
      { name: 'newest', message, inquiry_type: null },
      { name: 'no. 2299' },
    ]);
  });

  describe('as a hosted project', () => {
    const readHosted = async (key: string) => {
      const { url } = await startProject(stack());
      const source = findHostedSource({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key });
      return source && readMessages(source, { limit: 1 });
    };

    test('it is read with its key', async () => {
      const list = await readHosted(await stack().serviceRoleKey());
      expect(list).toMatchObject({ total: 2_301, messages: [{ name: 'newest' }] });
    });

    test('a wrong key is reported in one line', async () => {
      await expect(readHosted('wrong')).rejects.toThrow(
        /^The project refuses the key in SUPABASE_SERVICE_ROLE_KEY \(401: .*\)\. Copy the secret key again: [^\n]*\.$/,
      );
    });
  });

  test('and once it is stopped, the terminal still shows the messages, without escape sequences', async () => {
    await stack().close();
    const { exitCode, output } = await runInbox(['--limit', '2'], stack().dataDir);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Name +newest$/m);
    expect(output).toContain('  colours �[31m and �2J and �right to left');
    expect(output).toMatch(/no\. 2299\n.*\nThe newest 2 of 2301 messages, newest first \(.*\)$/s);
  });
});

describe('about one person', () => {
  const others = [
    'ab_c@example.com',
    'ab*c@example.com.au',
    'abc@example.com',
    'ab*c@exampleXcom.org',
  ];
  const stack = shareStack((dataDir) =>
    changeDatabase(
      dataDir,
      `insert into contact_messages (name, phone, email, message)
       select 'Ada', '5', email, 'One of many messages'
       from unnest(array['ab*c@example.com', 'AB*C@Example.com']) email, generate_series(1, 600)
       union all
       select 'Bo', '5', email, 'Another message' from unnest(array['${others.join("','")}']) email;
       insert into contact_notifications (message_id, attempts, due_at, last_error)
       select id, 2, now(), 'EAUTH' from contact_messages`,
    ),
  );
  const person = ['--from', 'ab*c@example.COM'];
  const stored = async () =>
    (await withLocalSource(stack().dataDir, (source) => readMessages(source)))?.total;

  test('--from shows the messages with that address, whatever its capitals, and no others', async () => {
    const { exitCode, output } = await runInbox([...person, '--limit', '1'], stack().dataDir);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Email +AB\*C@Example\.com$/m);
    expect(output).toMatch(/The newest 1 of 1200 messages, newest first/);
    const nobody = await runInbox(['--from', 'b*c@example.com'], stack().dataDir);
    expect(nobody.output).toMatch(/^No messages from b\*c@example\.com \(.+\)\.$/m);
  });

  test('--export has everything that is stored about them', async () => {
    const { exitCode, output } = await runInbox([...person, '--export'], stack().dataDir);
    expect(exitCode).toBe(0);
    const rows: Record<string, unknown>[] = JSON.parse(output);
    expect(rows).toHaveLength(1200);
    expect(rows[0]).toMatchObject({
      email: 'AB*C@Example.com',
      contact_notifications: { attempts: 2, last_error: 'EAUTH' },
    });
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'created_at', 'phone']),
    );
  });

  test('--delete changes nothing where it cannot ask', async () => {
    const { exitCode, output } = await runInbox([...person, '--delete'], stack().dataDir);
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^Nothing was deleted: to delete 1200 messages from ab\*c@example\.COM without a question, add --yes\.$/m,
    );
    expect(await stored()).toBe(1204);
  });

  test('a project whose key may not delete says so, and keeps all of it', async () => {
    const { url } = await serve((request, response) =>
      request.method === 'DELETE'
        ? response.writeHead(403).end('{"code":"42501","message":"denied"}')
        : response.writeHead(200, { 'content-range': '0-0/1' }).end('[{"id":1}]'),
    );
    const env = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_a' };
    const source = findHostedSource(env);
    await expect(source && deleteMessages(source, 'a@example.com', 1)).rejects.toThrow(
      /may not read or delete the messages.*grant select, delete/,
    );
  });

  test('--delete deletes their messages in a hosted project, and what is stored about them', async () => {
    const { url } = await startProject(stack());
    const env = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: LOCAL_SECRET_KEY };
    const args = [...person, '--delete', '--yes'];
    const program = startScript('packages/tools/src/inbox/inbox.ts', args, env);
    expect(await program.ended, program.output()).toBe(0);
    expect(program.output()).toMatch(/^Deleted 1200 messages from ab\*c@example\.COM \(http:.+\)/m);
    expect(await stored()).toBe(4);
    const token = await stack().serviceRoleKey();
    expect((await ask(stack(), 'contact_notifications', { token })).body).toHaveLength(4);
    const again = await runInbox([...args], stack().dataDir);
    expect(again.output).toMatch(/^Nothing to delete: there are no messages from ab\*c@example/m);
  });
});

test('before the first start the inbox is empty, and no database is made', async () => {
  const dataDir = join(freshFolder(), 'data');
  expect(await withLocalSource(dataDir, (source) => readMessages(source))).toBeUndefined();
  expect(existsSync(dataDir)).toBe(false);
});

describe('a key that cannot be the secret one of the project', () => {
  const tokenWith = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

  test.each([
    ['of another project', tokenWith({ role: 'service_role', ref: 'zyxwvuts' }), /another project/],
    ['that is public', 'sb_publishable_abc', /is a public key, which reads no message/],
    ['of visitors', tokenWith({ role: 'anon', ref: 'abcdefgh' }), /is a public key/],
    ['that has expired', tokenWith({ role: 'service_role', exp: 1 }), /expired on 1970-01-01/],
  ])('%s is reported in one line and sent nowhere', (_what, key, why) => {
    const env = { SUPABASE_URL: 'https://abcdefgh.supabase.co', SUPABASE_SERVICE_ROLE_KEY: key };
    expect(() => findHostedSource(env)).toThrow(why);
    expect(() => findHostedSource(env)).toThrow(
      /^SUPABASE_SERVICE_ROLE_KEY [^\n]+ Copy the secret key of the project at SUPABASE_URL [^\n]*\.$/,
    );
  });
});

test.each([
  [540, 'Project paused', /^The project at http:\S+ is paused \(540: Project paused\)/],
  [200, '<title>Log in</title>', /is not the address of a Supabase project.*\(200: Log in\)/],
  [200, '{}', /is not the address of a Supabase project.*Compare SUPABASE_URL/],
  [
    403,
    '{"code":"42501","message":"denied"}',
    /may not read or delete the messages.*grant select, delete/,
  ],
])(
  'a hosted project that answers %i %j is reported with its remedy',
  async (status, body, line) => {
    const { url } = await serve((_request, response) => response.writeHead(status).end(body));
    const source = findHostedSource({
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_a',
    });
    const reading = source && readMessages(source);
    await expect(reading).rejects.toThrow(line);
    await expect(reading).rejects.toThrow(/^[^\n]*$/);
  },
);

test('a project that cannot be reached is reported in one line', async () => {
  const source = { restUrl: 'http://127.0.0.1:9', key: 'key', label: 'http://127.0.0.1:9' };
  await expect(readMessages(source)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 cannot be reached \(.+\)\.$/,
  );
});

test.each([
  ['--limit=0', /^--limit must be a whole number of messages, but is "0"\.$/],
  ['--limit=ten', /^--limit must be a whole number of messages, but is "ten"\.$/],
  ['--jsno', /^[^\n]+: npm run inbox -- --help lists the options\.$/],
  ['surplus', /^[^\n]+: npm run inbox -- --help lists the options\.$/],
  ['--from=ada', /^--from must be an e-mail address, but is "ada"\.$/],
  ['--delete', /^--delete needs --from ADDRESS: it is about one person's messages\.$/],
  ['--export', /^--export needs --from ADDRESS: it is about one person's messages\.$/],
])('%s is refused in one line', async (argument, line) => {
  const { exitCode, output } = await runInbox([argument], join(freshFolder(), 'data'));
  expect(output.trim()).toMatch(line);
  expect(exitCode).toBe(2);
});
