import { isPlainAddress } from './address.ts';
import type { MailTransport } from './mail.ts';
import { createResendTransport } from './resend.ts';
import { createSmtpTransport } from './smtp.ts';
import { type ReadVariable, type Rule, readUrl, wholeNumber } from './variables.ts';

/** The settings of a call, from variables. */
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
  send: MailTransport;
}

const secret: Rule = [(text) => text.length >= 32, 'a text of at least 32 characters'];
const emailAddress: Rule = [isPlainAddress, 'an email address'];
const sender: Rule = [
  (text) => isPlainAddress(/^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text),
  'an email address, or a name with the address in angle brackets',
];
const transport: Rule = [(name) => /^(resend|smtp)$/.test(name), 'resend or smtp'];

/** One of the keys that hosted projects give to functions as a JSON object of names and keys. */
function secretKeyIn(json: string): string | undefined {
  try {
    const keys: Record<string, string> = JSON.parse(json);
    return keys.default ?? Object.values(keys)[0];
  } catch {
    return undefined;
  }
}

const secretKeys: Rule = [(json) => Boolean(secretKeyIn(json)), 'a JSON object of secret keys'];

/** The secret that callers must send in the header `x-notify-secret`. */
export const readSecret = (read: ReadVariable): string => read('NOTIFY_SECRET', secret);

/** Everything else. */
export function readSettings(read: ReadVariable): Settings {
  return {
    supabaseUrl: readUrl(read, 'SUPABASE_URL'),
    supabaseKey:
      secretKeyIn(read('SUPABASE_SECRET_KEYS', secretKeys, '{}')) ??
      read('SUPABASE_SERVICE_ROLE_KEY'),
    to: read('NOTIFY_TO', emailAddress),
    from: read('NOTIFY_FROM', sender),
    retryMs: Number(read('NOTIFY_RETRY_MS', wholeNumber(10_000), '1000')),
    send:
      read('NOTIFY_BY', transport) === 'smtp'
        ? createSmtpTransport(read)
        : createResendTransport(read),
  };
}
