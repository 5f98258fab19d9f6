import { describe, expect, onTestFinished, test, vi } from 'vitest';
import repository from '../../package.json' with { type: 'json' };
import deployed from '../../supabase/functions/notify-contact/deno.json' with { type: 'json' };
import { composeMail } from '../../supabase/functions/notify-contact/mail.ts';
import type { ClaimedMessage } from '../../supabase/functions/notify-contact/queue.ts';
import { readSecret, readSettings } from '../../supabase/functions/notify-contact/settings.ts';
import { connectionOptions } from '../../supabase/functions/notify-contact/smtp.ts';
import { createReader } from '../../supabase/functions/notify-contact/variables.ts';
import { startSmtpSink } from './support/mailSinks.ts';
import { contactRow } from './support/rest.ts';

const complete: Record<string, string> = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_SERVICE_ROLE_KEY: 'legacy',
  NOTIFY_TO: 'owner@example.com',
  NOTIFY_FROM: 'Portfolio <site@example.com>',
  NOTIFY_BY: 'resend',
  RESEND_API_KEY: 're_123',
};
const smtp = { NOTIFY_BY: 'smtp', SMTP_HOST: 'smtp.example.com' };

const read = (differences: Record<string, string>) =>
  createReader((name) => ({ ...complete, ...differences })[name]);

const compose = (differences: Partial<ClaimedMessage>) =>
  composeMail(
    { ...contactRow(), id: 7, attempt: 1, created_at: '2026-11-21T10:20:30Z', ...differences },
    { from: 'Portfolio <site@example.com>', to: 'owner@example.com' },
  );

describe('the variables', () => {
  test('need no more than the addresses and one way to mail', async () => {
    const { send, ...settings } = readSettings(read({}));
    expect(settings).toEqual({
      supabaseUrl: 'https://abc.supabase.co',
      supabaseKey: 'legacy',
      to: 'owner@example.com',
      from: 'Portfolio <site@example.com>',
      retryMs: 1_000,
    });
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: '1' }));
    onTestFinished(() => fetch.mockRestore());
    await send(compose({}));
    expect(fetch).toHaveBeenCalledWith('https://api.resend.com/emails', expect.anything());
  });

  test.each([
    ['{"default":"sb_secret_1","other":"sb_secret_2"}', 'sb_secret_1'],
    ['{"only":"sb_secret_2"}', 'sb_secret_2'],
  ])('take a new secret key before the legacy one: %s', (SUPABASE_SECRET_KEYS, key) => {
    expect(readSettings(read({ SUPABASE_SECRET_KEYS })).supabaseKey).toBe(key);
  });

  test.each([
    [{ SUPABASE_URL: 'abc.supabase.co' }, 'SUPABASE_URL must be an address'],
    [{ SUPABASE_SERVICE_ROLE_KEY: ' ' }, 'SUPABASE_SERVICE_ROLE_KEY is not set'],
    [{ SUPABASE_SECRET_KEYS: 'sb_secret_1' }, 'SUPABASE_SECRET_KEYS must be'],
    [{ SUPABASE_SECRET_KEYS: '{}' }, 'SUPABASE_SECRET_KEYS must be'],
    [{ NOTIFY_TO: '' }, 'NOTIFY_TO is not set'],
    [{ NOTIFY_TO: 'Me <owner@example.com>' }, 'NOTIFY_TO must be an email address'],
    [{ NOTIFY_FROM: 'Portfolio site@example.com' }, 'NOTIFY_FROM must be'],
    [{ NOTIFY_FROM: 'A\r\nB <site@example.com>' }, 'NOTIFY_FROM must be'],
    [{ NOTIFY_BY: 'pigeon' }, 'NOTIFY_BY must be resend or smtp'],
    [{ NOTIFY_RETRY_MS: '-1' }, 'NOTIFY_RETRY_MS must be a whole number'],
    [{ RESEND_API_KEY: '' }, 'RESEND_API_KEY is not set'],
    [{ RESEND_BASE_URL: 'ftp://x' }, 'RESEND_BASE_URL must be an address'],
    [{ NOTIFY_BY: 'smtp' }, 'SMTP_HOST is not set'],
    [{ ...smtp, SMTP_PORT: '70000' }, 'SMTP_PORT must be a whole number from 1 to 65535'],
    [{ ...smtp, SMTP_USER: 'me' }, 'SMTP_PASSWORD is not set'],
  ])('name the one at fault: %o', (differences, message) => {
    expect(() => readSettings(read(differences as Record<string, string>))).toThrow(message);
  });

  test('need a secret that cannot be guessed', () => {
    expect(() => readSecret(read({}))).toThrow('NOTIFY_SECRET is not set');
    expect(() => readSecret(read({ NOTIFY_SECRET: 'hunter2' }))).toThrow('at least 32');
  });
});

test.each([
  ['smtp.example.com', 465, { secure: true, requireTLS: false }],
  ['smtp.example.com', 2465, { secure: true, requireTLS: false }],
  ['smtp.example.com', 587, { secure: false, requireTLS: true }],
  ['localhost', 1025, { secure: false, requireTLS: false }],
])('a mail goes to %s:%i encrypted, unless it stays on this machine', (host, port, expected) => {
  const variables = { SMTP_HOST: host, SMTP_PORT: `${port}` };
  expect(connectionOptions(read(variables))).toMatchObject(expected);
});

describe('a mail', () => {
  test('is the same at every attempt', () => {
    expect(compose({ attempt: 2 })).toEqual(compose({ attempt: 1 }));
    expect(compose({}).messageId).toBe('<contact-message-7-1795256430000@example.com>');
  });

  test('of a long name has a short subject that halves no character', () => {
    const { subject } = compose({ name: '🚀'.repeat(100), inquiry_type: null });
    expect(subject).toBe(`Message from ${'🚀'.repeat(59)}…`);
  });

  test('of a name and an inquiry type made of blanks still has a subject', () => {
    expect(compose({ name: ' \n ', inquiry_type: ' ' }).subject).toBe('Message from somebody');
  });

  test('shows what could hide or reorder text, and keeps the lines of the message', () => {
    const { subject, text } = compose({
      name: 'a\u202eb\u0000c\r\nd',
      message: 'one\r\n\ttwo\u2028three\u001b[31m',
    });
    expect(subject).toBe('Message from a\ufffdb\ufffdc d: Project Collaboration');
    expect(text).toMatch(/\n\none\n {2}two\nthree\ufffd\[31m\n$/);
  });

  test('cannot be made to show facts that the visitor did not give', () => {
    const { text } = compose({ phone: '1\nEmail     boss@example.com' });
    expect(text).toContain('Phone     1 Email     boss@example.com\n');
  });

  const long = 'l'.repeat(63);
  test.each([
    ['nothing', ''],
    ['no address', 'ada'],
    ['no domain of the web', 'ada@example'],
    ['a space', 'a b@example.com'],
    ['two signs', 'a@b@example.com'],
    ['two addresses', 'a@b.com, d@e.com'],
    ['an encoded word', '=?utf-8?q?x?=@b.com'],
    ['an encoded domain', 'ada@=?utf-8?q?b.com?='],
    ['an option of sendmail', '-oQ/tmp@example.com'],
    ['an option in the domain', 'ada@-example.com'],
    ['a quoted name', '"a b"@example.com'],
    ['a quote', 'a"b@example.com'],
    ['a backslash', 'a\\b@example.com'],
    ['a comment', 'ada(boss)@example.com'],
    ['a name with brackets', 'Boss <ada@example.com>'],
    ['a route', '<@relay.com:ada@example.com>'],
    ['a route by percent', 'ada%example.com@relay.com'],
    ['a path by bangs', 'relay!ada@example.com'],
    ['a pipe', '|sh@example.com'],
    ['a file', '/etc/passwd@example.com'],
    ['a group', 'all:ada@example.com;'],
    ['dots at the start', '.ada@example.com'],
    ['two dots', 'a..b@example.com'],
    ['a dot after the domain', 'ada@example.com.'],
    ['an underscore in the domain', 'ada@exa_mple.com'],
    ['a number for a domain', 'ada@127.0.0.1'],
    ['a literal domain', 'ada@[127.0.0.1]'],
    ['another header', 'ada@example.com\r\nBcc: all@example.com'],
    ['a line within', 'ada\n@example.com'],
    ['a null', 'ada\0@example.com'],
    ['letters beyond ASCII', 'adä@example.com'],
    ['a domain beyond ASCII', 'ada@exämple.com'],
    ['letters that look like ASCII', 'аda@example.com'],
    ['characters without a shape', 'ad\u200ba@example.com'],
    ['65 characters before the sign', `${'a'.repeat(65)}@example.com`],
    ['a part of 64 characters', `ada@${'l'.repeat(64)}.com`],
    ['255 characters', `${'a'.repeat(59)}@${long}.${long}.${long}.com`],
  ])('with %s for an address has nowhere to answer to, and says so', (_what, email) => {
    const { replyTo, text } = compose({ email });
    expect(replyTo).toBeUndefined();
    expect(text).toContain('a reply to this mail does not reach the sender');
  });

  test('reaches the mail server with exactly the address for the answer', async () => {
    const sink = await startSmtpSink();
    const { send } = readSettings(read(sink.variables));
    const addresses = [
      'ada@example.com',
      'Ada.Byron+portfolio@sub.example.co.uk',
      "_o'brien-smith@example.com",
      'srs0=a1b2=cd=example.org=ada@example.com',
      'r&d~lab@example.com',
      '1@1.museum',
      'ada@xn--bcher-kva.example',
      `${'a'.repeat(64)}@${long}.${long}.${'l'.repeat(57)}.com`,
    ];
    for (const email of addresses) await send(compose({ email }));
    expect(sink.taken.map(({ headers }) => headers.get('reply-to'))).toEqual(addresses);
    await send(compose({ email: '=?utf-8?q?x?=@b.com' }));
    const { headers, text } = sink.taken.at(-1) ?? {};
    expect(headers?.has('reply-to')).toBe(false);
    expect(text?.replaceAll('=\n', '')).toContain('Email     =3D?utf-8?q?x?=3D@b.com');
  });

  test('of an endless message is cut to what mail servers take', () => {
    expect(compose({ message: 'x'.repeat(10_000_000) }).text.length).toBeLessThan(21_000);
  });
});

test('the function is deployed with the mail client that the tests ran with', () => {
  const { nodemailer } = repository.devDependencies;
  expect(deployed.imports.nodemailer).toBe(`npm:nodemailer@${nodemailer}`);
});
