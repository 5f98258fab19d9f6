import { findFreePort } from '@portfolio/tools/backend/freePort';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MailSink, startResendSink, startSmtpSink } from './support/mailSinks.ts';
import {
  denoOptions,
  findDeno,
  functionFile,
  ownersVariables,
  startFunction,
} from './support/notifyFunction.ts';
import { startCommand } from './support/processes.ts';
import { startProject } from './support/project.ts';
import { ask, contactRow, readRows, send } from './support/rest.ts';
import { shareStack } from './support/stacks.ts';

const stack = shareStack();

/** Asks PostgREST as the owner. */
async function askAsOwner(path: string, method = 'GET', body?: unknown) {
  const token = await stack().serviceRoleKey();
  return (await ask(stack(), path, { token, method, body })).body;
}

const readQueue = () => askAsOwner('contact_notifications?sent_at=is.null&order=message_id');

/** Makes all waiting mails due now, as after their backoff or after the claim of a dead call. */
const letTimePass = () =>
  askAsOwner('contact_notifications?sent_at=is.null', 'PATCH', { due_at: '2001-01-01' });

const minutesUntil = (isoDate: string) => (Date.parse(isoDate) - Date.now()) / 60_000;

let messages = 0;

/** Sends a message that differs from all others, as a visitor does, and returns its number. */
async function sendMessage(differences: Parameters<typeof contactRow>[0] = {}): Promise<number> {
  messages += 1;
  const message = `I would like to talk about engines. (${messages})`;
  expect(await send(stack(), contactRow({ message, ...differences }))).toMatchObject({
    status: 201,
  });
  return (await readRows(stack())).at(-1)?.id ?? 0;
}

/** The function with a mail service, which can be made to fail. */
async function setUp<T extends { variables: Record<string, string> }>(startSink: () => Promise<T>) {
  const [project, sink] = await Promise.all([startProject(stack()), startSink()]);
  const variables = {
    ...ownersVariables,
    SUPABASE_URL: project.url,
    SUPABASE_SERVICE_ROLE_KEY: await stack().serviceRoleKey(),
    ...sink.variables,
  };
  return { project, sink, variables, notify: await startFunction(variables) };
}

beforeEach(async () => {
  await letTimePass();
  for (;;) {
    const [message] = await askAsOwner('rpc/claim_contact_notification', 'POST', {});
    if (!message) return;
    const [claimed_id, claimed_attempt] = [message.id, message.attempt];
    await askAsOwner('rpc/record_contact_notification', 'POST', { claimed_id, claimed_attempt });
  }
});

describe('the owner gets a mail for each message', () => {
  test('through Resend, with the message and an address to answer to', async () => {
    const { sink, notify } = await setUp(startResendSink);
    const id = await sendMessage({ name: 'Zoë 🚀', message: 'Line one\n\nLine "two"' });
    expect(await notify.call()).toEqual({ status: 200, body: { mailed: 1, failed: 0 } });
    expect(sink.taken).toMatchObject([
      {
        headers: {
          authorization: 'Bearer re_123',
          'idempotency-key': expect.stringMatching(new RegExp(`^contact-message-${id}-\\d+$`)),
        },
        body: {
          from: 'Portfolio <site@example.com>',
          to: ['owner@example.com'],
          reply_to: 'ada@example.com',
          subject: 'Message from Zoë 🚀: Project Collaboration',
          text: expect.stringMatching(
            new RegExp(
              [
                '^Name      Zoë 🚀',
                'Phone     \\+44 20 7946 0000',
                'Email     ada@example.com',
                'Inquiry   Project Collaboration',
                'Social    @ada',
                'Received  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC',
                `Number    ${id}`,
                '',
                'Answer this mail to answer the sender.',
                '',
                '-+',
                '',
                'Line one',
                '',
                'Line "two"\n$',
              ].join('\n'),
            ),
          ),
        },
      },
    ]);
  });

  test('through a mail server that wants a login', async () => {
    const { sink, notify } = await setUp(startSmtpSink);
    const id = await sendMessage();
    expect(await notify.call()).toEqual({ status: 200, body: { mailed: 1, failed: 0 } });
    expect(sink.taken).toMatchObject([
      {
        from: 'site@example.com',
        to: ['owner@example.com'],
        text: expect.stringContaining('I would like to talk about engines.'),
      },
    ]);
    expect(Object.fromEntries(sink.taken[0]?.headers ?? [])).toMatchObject({
      from: 'Portfolio <site@example.com>',
      to: 'owner@example.com',
      'reply-to': 'ada@example.com',
      subject: 'Message from Ada Lovelace: Project Collaboration',
      'message-id': expect.stringMatching(new RegExp(`^<contact-message-${id}-\\d+@example.com>$`)),
      'auto-submitted': 'auto-generated',
    });
  });

  test('once, whatever calls the function and however often', async () => {
    const { sink, notify } = await setUp(startResendSink);
    await sendMessage();
    const record = { id: 1, name: 'not from the database' };
    await notify.call(undefined, { type: 'INSERT', table: 'contact_messages', record });
    expect(await notify.call()).toEqual({ status: 200, body: { mailed: 0, failed: 0 } });
    expect(sink.taken).toMatchObject([{ body: { subject: expect.stringContaining('Ada') } }]);
  });

  test('once, when several calls in two processes come at the same moment', async () => {
    const { sink, notify, variables } = await setUp(startResendSink);
    const other = await startFunction(variables);
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await sendMessage());
    await Promise.all([notify.call(), other.call(), notify.call(), other.call()]);
    const numbers = sink.taken.map(({ body }) => /Number +(\d+)/.exec(String(body.text))?.[1]);
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(ids);
  });
});

describe('a mail that is not taken', () => {
  test.each([
    ['Resend', startResendSink, 503],
    ['the mail server', startSmtpSink, 451],
  ])('at first by %s is sent again within the call', async (_who, startSink, status) => {
    const { sink, notify } = await setUp<MailSink<unknown>>(startSink);
    sink.refusals = Array(2).fill(status);
    await sendMessage();
    expect(await notify.call()).toEqual({ status: 200, body: { mailed: 1, failed: 0 } });
    expect(sink.taken).toHaveLength(1);
    expect(sink.tries).toBe(3);
  });

  test.each([
    ['Resend', startResendSink, 500, 'resend 500 some_error'],
    ['the mail server', startSmtpSink, 421, 'smtp EMESSAGE 421'],
  ])(
    'by %s all the while stays in the queue and goes out later',
    async (_who, startSink, status, code) => {
      const { sink, notify } = await setUp<MailSink<unknown>>(startSink);
      sink.refusals = Array(3).fill(status);
      const id = await sendMessage();
      expect(await notify.call()).toEqual({ status: 502, body: { mailed: 0, failed: 1 } });
      const [waiting] = await readQueue();
      expect(waiting).toMatchObject({ message_id: id, attempts: 1, last_error: code });
      expect(minutesUntil(waiting.due_at)).toBeCloseTo(1, 0);
      expect((await readRows(stack())).at(-1)).toMatchObject({ id, name: 'Ada Lovelace' });

      expect(await notify.call()).toMatchObject({ body: { mailed: 0, failed: 0 } });
      await letTimePass();
      expect(await notify.call()).toEqual({ status: 200, body: { mailed: 1, failed: 0 } });
      expect(sink.taken).toHaveLength(1);
      expect(await readQueue()).toEqual([]);
    },
  );

  test('because nobody listens leaves every message to a later call', async () => {
    const { notify } = await setUp(async () => {
      const SMTP_PORT = String(await findFreePort());
      return { variables: { NOTIFY_BY: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT } };
    });
    await sendMessage();
    await sendMessage();
    expect(await notify.call()).toEqual({ status: 502, body: { mailed: 0, failed: 1 } });
    expect(await notify.call()).toEqual({ status: 502, body: { mailed: 0, failed: 1 } });
    expect(await readQueue()).toMatchObject([
      { last_error: expect.stringMatching(/^smtp E\w+$/) },
      { last_error: expect.stringMatching(/^smtp E\w+$/) },
    ]);
  });

  test('for good holds up no other, and is tried more and more rarely, at least every hour', async () => {
    const { sink, notify } = await setUp(startResendSink);
    const [refused] = [await sendMessage(), await sendMessage({ name: 'Grace' })];
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      sink.refusals = Array(1).fill(422);
      expect(await notify.call()).toMatchObject({ status: 502, body: { failed: 1 } });
      const [waiting] = await readQueue();
      expect(waiting).toMatchObject({ message_id: refused, attempts: attempt });
      waits.push(Math.round(minutesUntil(waiting.due_at)));
      await letTimePass();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(sink.taken).toMatchObject([{ body: { subject: expect.stringContaining('Grace') } }]);
  });

  test('is logged without a word of the message', async () => {
    const { sink, notify } = await setUp(startResendSink);
    sink.refusals = Array(9).fill(422);
    const id = await sendMessage();
    await notify.call();
    expect(await notify.line(/notify-contact:/)).toBe(
      `notify-contact: message ${id} was not mailed (attempt 1: resend 422 some_error)`,
    );
    expect(notify.output()).not.toMatch(/Ada|ada@|engines|7946/);
    expect(JSON.stringify(await readQueue())).not.toMatch(/Ada|ada@|engines|7946/);
  });
});

test('a call that dies after the mail and before its record repeats the mail once, under the same key', async () => {
  const { project, sink, notify, variables } = await setUp(startResendSink);
  project.breaksBefore = (name) =>
    name === '/rpc/record_contact_notification' && notify.child.kill('SIGKILL');
  await sendMessage();
  await expect(notify.call()).rejects.toThrow();
  expect(sink.taken).toHaveLength(1);

  project.breaksBefore = () => false;
  const next = await startFunction(variables);
  expect(await next.call()).toMatchObject({ body: { mailed: 0, failed: 0 } });
  await letTimePass();
  expect(await next.call()).toMatchObject({ body: { mailed: 1, failed: 0 } });
  await letTimePass();
  expect(await next.call()).toMatchObject({ body: { mailed: 0, failed: 0 } });
  const keys = sink.taken.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(sink.taken[1]?.body).toEqual(sink.taken[0]?.body);
});

test.each([
  ['without the secret', {}],
  ['with a wrong secret', { 'x-notify-secret': 'a secret of more than thirty-two charactere' }],
  ['with no more than a token', { authorization: 'Bearer anything' }],
])('a caller %s is turned away, and nothing is mailed', async (_who, headers) => {
  const { sink, notify } = await setUp(startResendSink);
  await sendMessage();
  expect(await notify.call(headers)).toMatchObject({ status: 401 });
  expect(sink.tries).toBe(0);
  expect(await readQueue()).toEqual([]);
});

test('a variable that is missing or malformed is named in the answer and in the log', async () => {
  const notify = await startFunction(ownersVariables);
  const error = 'SUPABASE_URL is not set';
  expect(await notify.call()).toEqual({ status: 500, body: { error } });
  expect(await notify.line(/notify-contact:/)).toBe(`notify-contact: ${error}`);
});

test('a mail that is sent but cannot be recorded immediately is recorded a moment later', async () => {
  const { project, sink, notify } = await setUp(startResendSink);
  let breaks = 2;
  project.breaksBefore = (name) => name === '/rpc/record_contact_notification' && breaks-- > 0;
  await sendMessage();
  expect(await notify.call()).toMatchObject({ status: 200, body: { mailed: 1 } });
  await letTimePass();
  expect(await notify.call()).toMatchObject({ status: 200, body: { mailed: 0 } });
  expect(sink.taken).toHaveLength(1);
});

test('a database that cannot be reached is reported as such', async () => {
  const { project, notify } = await setUp(startResendSink);
  project.breaksBefore = () => true;
  expect(await notify.call()).toEqual({
    status: 500,
    body: { error: 'the database cannot be reached (claim_contact_notification)' },
  });
});

test('Deno finds no fault with the types of the function', async () => {
  const check = startCommand(findDeno(), ['check', ...denoOptions, functionFile]);
  expect(await check.ended, check.output()).toBe(0);
});
