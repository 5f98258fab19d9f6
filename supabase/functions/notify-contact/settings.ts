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

/** Everything that the function is told by variables. */
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

function url(read: ReadVariable, name: string, fallback?: string): string {
  const value = read(name)?.trim() || fallback || required(read, name);
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new SettingsProblem(`${name} must be an address that starts with https://`);
  }
  return value.replace(/\/+$/, '');
}

function wholeNumber(read: ReadVariable, name: string, fallback: number, most: number): number {
  const text = read(name)?.trim();
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  if (value >= 1 && value <= most) return value;
  throw new SettingsProblem(`${name} must be a whole number from 1 to ${most}`);
}

function address(read: ReadVariable, name: string): string {
  const value = required(read, name);
  if (replyAddress(value)) return value;
  throw new SettingsProblem(`${name} must be an email address`);
}

function sender(read: ReadVariable, name: string): string {
  const value = required(read, name);
  const [, bracketed] = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(value) ?? [];
  if (replyAddress(bracketed ?? value)) return value;
  throw new SettingsProblem(
    `${name} must be an email address, or a name with the address in angle brackets`,
  );
}

/** Hosted projects give functions their secret keys as a JSON object of names and keys. */
function supabaseKey(read: ReadVariable): string {
  const keys = read('SUPABASE_SECRET_KEYS')?.trim();
  if (!keys) return required(read, 'SUPABASE_SERVICE_ROLE_KEY');
  let named: unknown;
  try {
    named = JSON.parse(keys);
  } catch {
    // Said below.
  }
  const list = new Map(Object.entries(named ?? {}));
  const key = list.get('default') ?? [...list.values()][0];
  if (typeof key === 'string' && key) return key;
  throw new SettingsProblem('SUPABASE_SECRET_KEYS must be a JSON object of secret keys');
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
  if (kind !== 'resend') throw new SettingsProblem('NOTIFY_BY must be resend or smtp');
  return {
    kind,
    apiKey: required(read, 'RESEND_API_KEY'),
    baseUrl: url(read, 'RESEND_BASE_URL', 'https://api.resend.com'),
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
  return {
    supabaseUrl: url(read, 'SUPABASE_URL'),
    supabaseKey: supabaseKey(read),
    to: address(read, 'NOTIFY_TO'),
    from: sender(read, 'NOTIFY_FROM'),
    retryMs: wholeNumber(read, 'NOTIFY_RETRY_MS', 1_000, 10_000),
    transport: transport(read),
  };
}
