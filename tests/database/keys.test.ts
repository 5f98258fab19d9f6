import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { database } from '@portfolio/tools/doctor/checks/database';
import { project } from '@portfolio/tools/doctor/checks/project';
import { examine } from '@portfolio/tools/doctor/examine';
import { findHostedSource } from '@portfolio/tools/inbox/hostedSource';
import { readMessages } from '@portfolio/tools/inbox/messages';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openQueue } from '../../supabase/functions/notify-contact/queue.ts';
import { readSettings } from '../../supabase/functions/notify-contact/settings.ts';
import { createReader } from '../../supabase/functions/notify-contact/variables.ts';
import { fakeWorkspace } from '../unit/doctor/fakeWorkspace.ts';
import { LOCAL_SECRET_KEY, type Project, startProject } from './support/project.ts';
import { contactRow, readRows } from './support/rest.ts';
import { shareStack } from './support/stacks.ts';

const stack = shareStack();

/** The module with which the form sends, as a build for this project has it. */
async function formsClient(url: string, key: string) {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
  // Node 20 has no WebSocket. The client wants one from the start, although it opens none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  return (await import('@portfolio/site/contact/client')).client;
}

describe.each([
  [
    'publishable and secret keys, which are not tokens',
    async () => ({ anon: LOCAL_ANON_KEY, secret: LOCAL_SECRET_KEY }),
  ],
  [
    'legacy keys, which are tokens',
    async () => ({ anon: stack().anonToken, secret: await stack().serviceRoleKey() }),
  ],
])('before a gateway that passes Authorization on, with %s,', (_what, keysOf) => {
  const open = async () => ({ ...(await keysOf()), project: await startProject(stack()) });

  /** The values of `Authorization`, each once. */
  const authorizations = ({ received }: Project) => [
    ...new Set(received.map(({ authorization }) => authorization)),
  ];
  const bearer = (key: string) => (key.startsWith('sb_') ? undefined : `Bearer ${key}`);

  test('the form sends', async () => {
    const { anon, project } = await open();
    const name = `form ${anon.slice(0, 4)}`;
    const client = await formsClient(project.url, anon);
    const answer = await client.from('contact_messages').insert(contactRow({ name }));
    expect(answer).toMatchObject({ status: 201, error: null });
    expect((await readRows(stack())).map((row) => row.name)).toContain(name);
    expect(authorizations(project)).toEqual([bearer(anon)]);
  });

  test('the inbox is read', async () => {
    const { secret, project } = await open();
    const source = findHostedSource({
      SUPABASE_URL: project.url,
      SUPABASE_SERVICE_ROLE_KEY: secret,
    });
    const list = source && (await readMessages(source));
    expect(list?.messages).toEqual((await readRows(stack())).reverse());
    expect(authorizations(project)).toEqual([bearer(secret)]);
  });

  test('the doctor examines the project, as a visitor and as its owner', async () => {
    const { anon, secret, project: gateway } = await open();
    const workspace = fakeWorkspace({
      variables: { VITE_SUPABASE_URL: gateway.url, VITE_SUPABASE_ANON_KEY: anon },
      env: { SUPABASE_URL: gateway.url, SUPABASE_SERVICE_ROLE_KEY: secret },
    });
    const checks = [project, database].map((check) => ({ ...check, needs: [] }));
    const findings = (await examine(workspace, { checks })).flatMap((result) => result.findings);
    // This Postgres has no pg_cron, and the shared stack takes any number of messages.
    expect(findings.filter(({ level }) => level === 'failure')).toEqual([]);
    expect(authorizations(gateway)).toEqual([...new Set([bearer(anon), bearer(secret)])]);
  });

  test('a notification is claimed and recorded', async () => {
    const { secret, project } = await open();
    const settings = readSettings(
      createReader(
        (name) =>
          ({
            SUPABASE_URL: project.url,
            SUPABASE_SERVICE_ROLE_KEY: secret,
            NOTIFY_TO: 'owner@example.com',
            NOTIFY_FROM: 'site@example.com',
            NOTIFY_BY: 'resend',
            RESEND_API_KEY: 're_123',
          })[name],
      ),
    );
    const queue = openQueue(settings);
    const message = await queue.claim();
    expect(message?.name).toMatch(/^form /);
    if (message) await queue.record(message, undefined);
    expect(authorizations(project)).toEqual([bearer(secret)]);
  });
});
