import { readFileSync } from 'node:fs';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { ask, contactRow, type RestRequest, send } from './support/rest.ts';
import { shareStack } from './support/stacks.ts';

const stack = shareStack();
const table = 'contact_notifications';

function mint(role: string): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5 minutes')
    .sign(readFileSync(dataPaths(stack().dataDir).secret));
}

const claim: RestRequest = { method: 'POST', body: {} };
const record: RestRequest = { method: 'POST', body: { claimed_id: 1, claimed_attempt: 1 } };
const attempts: [string, string, RestRequest][] = [
  ['read the queue', table, {}],
  ['put a message into the queue', table, { method: 'POST', body: { message_id: 1 } }],
  ['change the queue', `${table}?message_id=eq.1`, { method: 'PATCH', body: { attempts: 9 } }],
  ['empty the queue', `${table}?message_id=eq.1`, { method: 'DELETE' }],
  ['claim a message', 'rpc/claim_contact_notification', claim],
  ['claim a message by reading', 'rpc/claim_contact_notification', {}],
  ['record a mail as sent', 'rpc/record_contact_notification', record],
];

describe.each(['anon', 'authenticated'])('as %s nobody can', (role) => {
  test.each(attempts)('%s', async (_what, path, request) => {
    const { status, body } = await ask(stack(), path, { ...request, token: await mint(role) });
    expect([401, 403]).toContain(status);
    expect(body).toMatchObject({ code: '42501' });
  });
});

describe('the owner', () => {
  const askAsOwner = async (path: string, request: RestRequest = {}) =>
    ask(stack(), path, { ...request, token: await stack().serviceRoleKey() });

  test('claims messages one by one, the oldest first, and each of them once', async () => {
    await send(stack(), contactRow({ name: 'first' }));
    await send(stack(), contactRow({ name: 'second' }));
    const take = async () => (await askAsOwner('rpc/claim_contact_notification', claim)).body;
    expect(await take()).toMatchObject([{ ...contactRow({ name: 'first' }), attempt: 1 }]);
    expect(await take()).toMatchObject([{ name: 'second' }]);
    expect(await take()).toEqual([]);
  });

  test('accepts a failure only from the attempt that is under way', async () => {
    const [before] = (await askAsOwner(table)).body;
    const late = { claimed_id: before.message_id, claimed_attempt: 0, failure: 'late' };
    await askAsOwner('rpc/record_contact_notification', { method: 'POST', body: late });
    expect((await askAsOwner(table)).body).toContainEqual(before);
  });

  test('cannot empty the queue by the data API', async () => {
    const { status } = await askAsOwner(`${table}?message_id=gt.0`, { method: 'DELETE' });
    expect(status).toBe(403);
  });
});
