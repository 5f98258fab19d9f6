import { replyAddress } from './address.ts';

/** Reads one variable of the environment. */
export type ReadVariable = (name: string) => string | undefined;

/** How to reach Resend. */
export interface ResendSettings {
  kind: 'resend';
  apiKey: string;
  /** Without a slash at the end. */
  baseUrl: string;
}

/** How to reach a mail server. */
export interface SmtpSettings {
  kind: 'smtp';
  host: string;
  port: number;
  login?: { user: string; pass: string };
}

/** Everything that variables tell the function. */
export interface Settings {
  /** The project's address, without a slash at the end. */
  supabaseUrl: string;
  /** A key that may claim notifications: a secret key or the service role's token. */
  supabaseKey: string;
  to: string;
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** How long to wait before the second try within one call; doubles after it. Milliseconds. */
  retryMs: number;
  transport: ResendSettings | SmtpSettings;
}

/** A variable that is missing or malformed, in one line that names it and never its value. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
}

const shortestSecret = 32;

function required(read: ReadVariable, name: string): string {
  const value = read(name)?.trim();
  if (!value) throw new SettingsProblem(`${name} is not set`);
  return value;
}

/** Checks a value, and says what it must be where it is not. */
function check(name: string, value: string, isRight: boolean, mustBe: string): string {
  if (!isRight) throw new SettingsProblem(`${name} must be ${mustBe}`);
  return value;
}

function url(name: string, value: string): string {
  const isWeb = /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');
  return check(name, value, isWeb, 'an address that starts with https://').replace(/\/+$/, '');
}

function wholeNumber(read: ReadVariable, name: string, fallback: number, most: number): number {
  const text = read(name)?.trim() || String(fallback);
  const isRight = /^[1-9]\d*$/.test(text) && Number(text) <= most;
  return Number(check(name, text, isRight, `a whole number from 1 to ${most}`));
}

/** Hosted projects give functions their secret keys as a JSON object of names and keys. */
function supabaseKey(read: ReadVariable): string {
  const keys = read('SUPABASE_SECRET_KEYS')?.trim();
  if (!keys) return required(read, 'SUPABASE_SERVICE_ROLE_KEY');
  let named: Record<string, unknown> | undefined;
  try {
    named = JSON.parse(keys);
  } catch {
    // The check below says so.
  }
  const key = named?.default ?? Object.values(named ?? {})[0];
  const isKey = typeof key === 'string' && key !== '';
  return check('SUPABASE_SECRET_KEYS', String(key), isKey, 'a JSON object of secret keys');
}

function smtp(read: ReadVariable): SmtpSettings {
  const host = required(read, 'SMTP_HOST');
  const port = wholeNumber(read, 'SMTP_PORT', 465, 65_535);
  if (!read('SMTP_USER') && !read('SMTP_PASSWORD')) return { kind: 'smtp', host, port };
  const login = { user: required(read, 'SMTP_USER'), pass: required(read, 'SMTP_PASSWORD') };
  return { kind: 'smtp', host, port, login };
}

function transport(read: ReadVariable): Settings['transport'] {
  const kind = required(read, 'NOTIFY_BY');
  if (kind === 'smtp') return smtp(read);
  check('NOTIFY_BY', kind, kind === 'resend', 'resend or smtp');
  const baseUrl = read('RESEND_BASE_URL')?.trim() || 'https://api.resend.com';
  return {
    kind: 'resend',
    apiKey: required(read, 'RESEND_API_KEY'),
    baseUrl: url('RESEND_BASE_URL', baseUrl),
  };
}

/**
 * What callers must show in the header `x-notify-secret`.
 * @throws SettingsProblem when `NOTIFY_SECRET` is missing or short enough to be guessed
 */
export function readSecret(read: ReadVariable): string {
  const secret = required(read, 'NOTIFY_SECRET');
  if (secret.length >= shortestSecret) return secret;
  throw new SettingsProblem(`NOTIFY_SECRET must have at least ${shortestSecret} characters`);
}

/**
 * Everything else.
 * @throws SettingsProblem for the first variable that is missing or malformed
 */
export function readSettings(read: ReadVariable): Settings {
  const supabaseUrl = url('SUPABASE_URL', required(read, 'SUPABASE_URL'));
  const key = supabaseKey(read);
  const to = required(read, 'NOTIFY_TO');
  const from = required(read, 'NOTIFY_FROM');
  const [, bracketed = from] = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(from) ?? [];
  const sender = 'an email address, or a name with the address in angle brackets';
  return {
    supabaseUrl,
    supabaseKey: key,
    to: check('NOTIFY_TO', to, replyAddress(to) !== undefined, 'an email address'),
    from: check('NOTIFY_FROM', from, replyAddress(bracketed) !== undefined, sender),
    retryMs: wholeNumber(read, 'NOTIFY_RETRY_MS', 1_000, 10_000),
    transport: transport(read),
  };
}
