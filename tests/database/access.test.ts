import fc from 'fast-check';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../harness/tiers.ts';
import { listBackends, shareBackend } from './support/backends.ts';
import { ask, contactRow, type RestRequest, readRows, send } from './support/rest.ts';

describe.each(listBackends())('on $name', (kind) => {
  const backend = shareBackend(kind, { unlimited: true });

  function mint(
    claims: Record<string, unknown>,
    expires = '5 minutes',
    secret = backend().jwtSecret,
  ) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));
  }

  describe('a visitor sends a message', () => {
    test('and all six columns arrive, with the time', async () => {
      const row = contactRow({ name: 'Zoë 🚀', message: 'Line one\nLine "two"\t\\ end' });
      const before = Date.now();
      expect(await send(backend(), row)).toMatchObject({ status: 201, body: undefined });
      const stored = (await readRows(backend())).at(-1);
      expect(stored).toMatchObject(row);
      const time = Date.parse(stored?.created_at ?? '');
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(Date.now());
    });

    test('and no inquiry type stays null, an empty social stays empty', async () => {
      await send(backend(), contactRow({ inquiry_type: null, social: '' }));
      expect((await readRows(backend())).at(-1)).toMatchObject({ inquiry_type: null, social: '' });
    });

    test('and any text arrives as it was written', async () => {
      // Postgres holds every character but NUL; JSON holds no half of a surrogate pair.
      const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
      const filled = text.map((value) => `Ada ${value} writes.`);
      const row = fc.record({ name: filled, social: text, message: filled });
      // Two equal messages would count as one that was sent again.
      const rows = fc
        .sample(row, isFullRun ? 200 : 20)
        .map((texts, index) => contactRow({ ...texts, phone: `${index + 1}` }));
      for (const one of rows) {
        expect(await send(backend(), one)).toMatchObject({ status: 201 });
      }
      const stored = (await readRows(backend())).slice(-rows.length);
      expect(stored.map(({ id: _id, created_at: _time, ...columns }) => columns)).toEqual(rows);
    });

    test.each(['name', 'phone', 'email', 'message'])('but not without %s', async (column) => {
      expect(await send(backend(), { ...contactRow(), [column]: null })).toMatchObject({
        status: 400,
        body: { code: '23502' },
      });
    });
  });

  describe('with the public key alone nobody can', () => {
    const table = 'contact_messages';
    const one = `${table}?id=eq.1`;
    const insert = (columns: object = {}, prefer = ''): RestRequest => ({
      method: 'POST',
      body: { ...contactRow(), ...columns },
      headers: { prefer },
    });
    const attempts: [string, string, RestRequest][] = [
      ['read messages', table, {}],
      ['read one column', `${table}?select=message`, {}],
      ['count messages', `${table}?select=count`, {}],
      ['change a message', one, { method: 'PATCH', body: { name: 'x' } }],
      ['delete a message', one, { method: 'DELETE' }],
      ['get back what was stored', table, insert({}, 'return=representation')],
      ['get back its address', table, insert({}, 'return=headers-only')],
      ['overwrite a message', table, insert({ id: 1 }, 'resolution=merge-duplicates')],
      [
        'probe for a message',
        `${table}?on_conflict=id`,
        insert({}, 'resolution=ignore-duplicates'),
      ],
      ['put a message in place', one, { method: 'PUT', body: { id: 1 } }],
      ['choose the id', table, insert({ id: 7 })],
      ['choose the time', table, insert({ created_at: '2001-01-01' })],
      ['read the roles', 'pg_roles', {}],
      ['read the migrations', 'schema_migrations', {}],
      ['call a function', 'rpc/pg_sleep', { method: 'POST', body: { seconds: 9 } }],
      ['reach another schema', table, { headers: { 'accept-profile': 'supabase_migrations' } }],
    ];

    test.each(attempts)('%s', async (_what, path, request) => {
      const before = await readRows(backend());
      const { status } = await ask(backend(), path, request);
      expect([400, 401, 403, 404, 405, 406]).toContain(status);
      expect(await readRows(backend())).toEqual(before);
    });
  });

  test('a signed-in stranger can neither read nor send', async () => {
    const token = await mint({ role: 'authenticated' });
    const request = { token, method: 'POST', body: contactRow() };
    expect(await ask(backend(), 'contact_messages', { token })).toMatchObject({ status: 403 });
    expect(await ask(backend(), 'contact_messages', request)).toMatchObject({ status: 403 });
  });

  describe('the owner', () => {
    test('reads with the service role', async () => {
      const token = await mint({ role: 'service_role' });
      expect(await ask(backend(), 'contact_messages', { token })).toMatchObject({ status: 200 });
    });

    test('sees in the description only the existing tables', async () => {
      const { body } = await ask(backend(), '', { token: await backend().serviceRoleKey() });
      expect(Object.keys(body.definitions).sort()).toEqual([
        'contact_messages',
        'contact_notifications',
      ]);
    });
  });

  describe('the mails that are due', () => {
    const table = 'contact_notifications';
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
        const { status, body } = await ask(backend(), path, {
          ...request,
          token: await mint({ role }),
        });
        expect([401, 403]).toContain(status);
        expect(body).toMatchObject({ code: '42501' });
      });
    });

    const askAsOwner = async (path: string, request: RestRequest = {}) =>
      ask(backend(), path, { ...request, token: await backend().serviceRoleKey() });

    test('are claimed by the owner one by one, the oldest first, and each of them once', async () => {
      const take = async () => (await askAsOwner('rpc/claim_contact_notification', claim)).body;
      // Those of the tests before.
      while ((await take()).length > 0);
      await send(backend(), contactRow({ name: 'first' }));
      await send(backend(), contactRow({ name: 'second' }));
      expect(await take()).toMatchObject([{ ...contactRow({ name: 'first' }), attempt: 1 }]);
      expect(await take()).toMatchObject([{ name: 'second' }]);
      expect(await take()).toEqual([]);
    });

    test('fail only in the attempt that is under way', async () => {
      const [before] = (await askAsOwner(table)).body;
      const late = { claimed_id: before.message_id, claimed_attempt: 0, failure: 'late' };
      await askAsOwner('rpc/record_contact_notification', { method: 'POST', body: late });
      expect((await askAsOwner(table)).body).toContainEqual(before);
    });

    test('cannot be removed by the data API, not even by the owner', async () => {
      const { status } = await askAsOwner(`${table}?message_id=gt.0`, { method: 'DELETE' });
      expect(status).toBe(403);
    });
  });

  describe('a token', () => {
    const unsigned = [{ alg: 'none' }, { role: 'service_role' }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    test.each([
      ['is forged', () => mint({ role: 'service_role' }, '5 minutes', 'x'.repeat(64))],
      ['has no signature', async () => `${unsigned.join('.')}.`],
      ['has expired', () => mint({ role: 'service_role' }, '-5 minutes')],
    ])('that %s opens nothing', async (_what, make) => {
      const answer = await ask(backend(), 'contact_messages', { token: await make() });
      expect(answer).toMatchObject({ status: 401 });
    });

    test.each(['postgres', 'authenticator', 'nobody'])(
      'for the role %s opens nothing',
      async (role) => {
        const token = await mint({ role });
        const { status } = await ask(backend(), 'contact_messages', { token });
        expect([400, 401, 403]).toContain(status);
      },
    );

    test('of anon opens no more than none', async () => {
      const token = await mint({ role: 'anon' });
      expect(await ask(backend(), 'contact_messages', { token })).toMatchObject({
        status: 401,
        body: { code: '42501' },
      });
    });
  });
});
