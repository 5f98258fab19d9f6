import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { startNative } from './support/backends.ts';
import { contactRow, readRows, send } from './support/rest.ts';

type Backend = Awaited<ReturnType<typeof startNative>>;

const from = (address: string) => ({ 'cf-connecting-ip': address });
const waitedTooLong = {
  status: 429,
  body: { code: '429', message: 'Too many messages at this moment: please try again.' },
  retryAfter: '1',
};

/** The embedded Postgres has one connection: there nobody waits for another's lock. */
const native = inject('nativePostgres');

describe.skipIf(!native)('at a native Postgres with ten connections', () => {
  let backend: Backend;
  const holders: pg.Client[] = [];
  beforeEach(async () => {
    if (!native) throw new Error('There is no native Postgres.');
    backend = await startNative(native);
  });
  afterEach(async () => {
    await Promise.all(holders.splice(0).map((client) => client.end()));
    await backend.close();
  });

  /** Somebody who holds the locks of `sql` during the test. */
  async function hold(sql: string) {
    const client = new pg.Client({ connectionString: backend.databaseUrl });
    await client.connect();
    holders.push(client);
    await client.query(`begin; ${sql}`);
    return client;
  }

  /** A message that is about to be stored. It holds its sender's lock, and the one for all. */
  const holdMessage = (address: string, message: string) =>
    hold(`
      select set_config('request.headers', '{"cf-connecting-ip": "${address}"}', true);
      set local role anon;
      insert into public.contact_messages (name, phone, email, message)
        values ('Ada', '+44 20', 'ada@example.com', '${message}')`);

  test('refused, repeated and wrong messages are answered while another message is being stored', async () => {
    const row = contactRow({ message: 'The one that is repeated' });
    for (const number of [1, 2, 3, 4, 5]) {
      await send(backend, contactRow({ message: `Message number ${number}` }), from('192.0.2.1'));
    }
    await send(backend, row, from('192.0.2.2'));
    await holdMessage('192.0.2.9', 'Being stored');

    const refused = await send(backend, row, from('192.0.2.1'));
    expect(refused).toMatchObject({ status: 429 });
    // A sender who waits for the lock would be asked to wait a second.
    expect(Number(refused.retryAfter)).toBeGreaterThan(60);
    expect(await send(backend, row, from('192.0.2.2'))).toMatchObject({ status: 201 });
    expect(await send(backend, [row, row], from('192.0.2.3'))).toMatchObject({ status: 400 });
    const wrong = contactRow({ phone: 'none' });
    expect(await send(backend, wrong, from('192.0.2.4'))).toMatchObject({ status: 400 });
  });

  test('a sender who waits for a lock of their own keeps nobody else waiting', async () => {
    // The sender's lock alone: the message breaks a rule after it was admitted.
    const sender =
      await hold(`select set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true);
      select private.lock_contact(sha256(salt || convert_to('192.0.2.1', 'UTF8')))
        from private.contact_limits`);
    const waiting = Array.from({ length: 5 }, (_, number) =>
      send(backend, contactRow({ message: `Waits for its turn, ${number}` }), from('192.0.2.1')),
    );
    const other = contactRow({ message: 'Waits for nobody' });
    expect(await send(backend, other, from('192.0.2.2'))).toMatchObject({ status: 201 });
    await sender.query('rollback');
    for (const answer of await Promise.all(waiting)) {
      expect([201, 429]).toContain(answer.status);
    }
  });

  test('a visitor who has waited two seconds for others is asked to come back, and learns when', async () => {
    const other = await holdMessage('192.0.2.9', 'Takes its time');
    const row = contactRow({ message: 'Next, please' });
    expect(await send(backend, row, from('192.0.2.1'))).toMatchObject(waitedTooLong);
    await other.query('commit');
    expect(await send(backend, row, from('192.0.2.1'))).toMatchObject({ status: 201 });
    const stored = (await readRows(backend)).filter(({ message }) => message === row.message);
    expect(stored).toHaveLength(1);
  });
});
