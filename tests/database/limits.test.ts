import { describe, expect, test } from 'vitest';
import { type Backend, listBackends, shareBackend } from './support/backends.ts';
import { contactRow, readRows, send } from './support/rest.ts';

let senders = 0;
/** A sender who has sent nothing yet, in the header that the gateway writes. */
function newSender() {
  senders += 1;
  return { 'cf-connecting-ip': `192.0.2.${senders}` };
}

const countRows = async (backend: Backend, part: string) =>
  (await readRows(backend)).filter(({ message }) => message.includes(part)).length;

const tooMany = {
  status: 429,
  body: {
    code: '429',
    message: 'Too many messages in a short time: please try again later.',
    details: null,
    hint: null,
  },
};

const fiveAreTaken = [201, 201, 201, 201, 201, 429];

describe.each(listBackends())('at $name', (kind) => {
  const backend = shareBackend(kind);

  /** The answers to messages that are sent one after the other. */
  async function sendInTurn(messages: string[], sender: Record<string, string>) {
    const answers = [];
    for (const message of messages) {
      answers.push(await send(backend(), contactRow({ message }), sender));
    }
    return answers;
  }

  test('after five messages a sender learns when the next one will be accepted', async () => {
    const sender = newSender();
    const startedAt = performance.now();
    const messages = Array.from({ length: 6 }, (_, number) => `In turn, number ${number}`);
    const answers = await sendInTurn(messages, sender);
    expect(answers.map(({ status }) => status)).toEqual(fiveAreTaken);
    expect(answers.at(-1)).toMatchObject(tooMany);
    // Ten minutes from the first of them.
    const passed = (performance.now() - startedAt) / 1000;
    const wait = Number(answers.at(-1)?.retryAfter);
    expect(wait).toBeGreaterThanOrEqual(Math.floor(600 - passed));
    expect(wait).toBeLessThanOrEqual(600);
    expect(await countRows(backend(), 'In turn')).toBe(5);
  });

  test('a message that is sent again is accepted, stored once, and counts for its sender', async () => {
    const sender = newSender();
    const message = 'Said again and again';
    const answers = await sendInTurn(Array(6).fill(message), sender);
    expect(answers.map(({ status }) => status)).toEqual(fiveAreTaken);
    expect(answers.at(-1)).toMatchObject(tooMany);
    expect(await sendInTurn(['Something else to say'], sender)).toMatchObject([tooMany]);
    expect(await countRows(backend(), message)).toBe(1);
  });

  test('of 30 messages that a sender sends together five are accepted', async () => {
    const sender = newSender();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        send(backend(), contactRow({ message: `All at once, ${number}` }), sender),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([5, 25]);
    expect(await countRows(backend(), 'All at once')).toBe(5);
  });

  test('a message that is sent ten times together is stored once, and each answer confirms it', async () => {
    const row = contactRow({ message: 'Enter pressed ten times' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(backend(), row, newSender())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await countRows(backend(), row.message)).toBe(1);
  });

  test('a message that differs in any column is another message', async () => {
    const row = contactRow({ message: 'One of several that differ' });
    const others = [
      { name: 'Ada L.' },
      { phone: '+44 20 7946 0001' },
      { email: 'ada@example.org' },
      { social: null },
      { inquiry_type: null },
    ];
    for (const difference of [{}, ...others]) {
      const answer = await send(backend(), { ...row, ...difference }, newSender());
      expect(answer).toMatchObject({ status: 201 });
    }
    expect(await countRows(backend(), row.message)).toBe(6);
  });

  describe('a request takes one message', () => {
    const row = contactRow({ message: 'One of two in a request' });

    test.each([
      ['two that differ', [row, { ...row, name: 'Ada L.' }]],
      ['two that are the same', [row, row]],
      ['hundreds that are the same', Array(800).fill(row)],
    ])('so %s are refused, and none of them stays', async (_what, rows) => {
      expect(await send(backend(), rows, newSender())).toMatchObject({
        status: 400,
        body: { code: '400', message: 'Send one message in each request.' },
      });
      expect(await countRows(backend(), row.message)).toBe(0);
    });

    test('so two lines of a table are refused, too', async () => {
      const response = await fetch(`${backend().restUrl}/contact_messages`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', ...newSender() },
        body: [Object.keys(row), Object.values(row), Object.values(row)].join('\n'),
      });
      expect(response.status).toBe(400);
      expect(await countRows(backend(), row.message)).toBe(0);
    });

    test('also as a list of one', async () => {
      const only = contactRow({ message: 'Alone in its list' });
      expect(await send(backend(), [only], newSender())).toMatchObject({ status: 201 });
      expect(await countRows(backend(), only.message)).toBe(1);
    });

    test('and one that was refused leaves its sender all five', async () => {
      const sender = newSender();
      for (const _attempt of [1, 2, 3]) await send(backend(), [row, row], sender);
      const messages = Array.from({ length: 6 }, (_, number) => `After the lists, ${number}`);
      const answers = await sendInTurn(messages, sender);
      expect(answers.map(({ status }) => status)).toEqual(fiveAreTaken);
    });
  });

  test('a message that breaks a rule is not counted', async () => {
    const sender = newSender();
    for (let count = 0; count < 10; count += 1) {
      const wrong = contactRow({ phone: `0${count}` });
      expect(await send(backend(), wrong, sender)).toMatchObject({ status: 400 });
    }
    const row = contactRow({ message: 'Right in the end' });
    expect(await send(backend(), row, sender)).toMatchObject({ status: 201 });
  });

  test('senders whose address cannot be read count as one sender', async () => {
    const unreadable = ['', 'nonsense', '999.1.1.1', '1.2.3.4; drop', 'x'.repeat(2_000), '::g'];
    const answers = [];
    for (const address of unreadable) {
      const row = contactRow({ message: `From somewhere: ${address}` });
      answers.push(await send(backend(), row, { 'cf-connecting-ip': address }));
    }
    expect(answers.map(({ status }) => status)).toEqual(fiveAreTaken);
  });

  test('an hour takes 60 messages, no matter who sends them and how often they are repeated', async () => {
    const repeated = contactRow({ message: 'Everybody says this' });
    const answers = [];
    for (const _attempt of [1, 2, 3, 4, 5]) {
      expect(await send(backend(), repeated, newSender())).toMatchObject({ status: 201 });
    }
    for (let number = 1; number <= 61; number += 1) {
      const row = contactRow({ message: `Everybody, ${number}` });
      answers.push(await send(backend(), row, newSender()));
    }
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused?.retryAfter)).toBeGreaterThan(3_000);
    expect(await readRows(backend())).toHaveLength(60);
  });
});
