import { createHash, timingSafeEqual } from 'node:crypto';
import { type MailTransport, notify } from './notify.ts';
import { openQueue, QueueProblem } from './queue.ts';
import { createResendTransport } from './resend.ts';
import {
  type ReadVariable,
  readSecret,
  readSettings,
  type Settings,
  SettingsProblem,
} from './settings.ts';
import { createSmtpTransport } from './smtp.ts';

const log = (line: string) => console.error(`notify-contact: ${line}`);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about how much of it is right. */
const isSameSecret = (given: string | null, secret: string) =>
  given !== null && timingSafeEqual(digest(given), digest(secret));

/** The transport that the variables choose. */
export const createTransport = ({ transport, from }: Settings): MailTransport =>
  transport.kind === 'resend'
    ? createResendTransport(transport)
    : createSmtpTransport(transport, from);

async function handle(request: Request, read: ReadVariable): Promise<Response> {
  if (!isSameSecret(request.headers.get('x-notify-secret'), readSecret(read))) {
    return Response.json({ error: 'x-notify-secret is missing or wrong' }, { status: 401 });
  }
  const settings = readSettings(read);
  const result = await notify({
    queue: openQueue(settings.supabaseUrl, settings.supabaseKey),
    transport: createTransport(settings),
    from: settings.from,
    to: settings.to,
    retryMs: settings.retryMs,
    log,
  });
  return Response.json(result, { status: result.failed > 0 ? 502 : 200 });
}

/**
 * Answers a webhook, a cron job or anyone else who knows the secret. What they send along does not
 * matter: the database says what is due.
 *
 * - 200 `{ mailed, failed: 0 }`: everything due was mailed, or nothing was due
 * - 401: the header `x-notify-secret` is missing or wrong
 * - 500 `{ error }`: a variable is missing or malformed, or the database cannot be asked
 * - 502 `{ mailed, failed }`: a mail was not taken and waits for a later call
 */
export function createHandler(read: ReadVariable): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await handle(request, read);
    } catch (error) {
      // Anything else may quote a message.
      const isOurs = error instanceof SettingsProblem || error instanceof QueueProblem;
      const reason = isOurs ? error.message : 'unexpected error';
      log(reason);
      return Response.json({ error: reason }, { status: 500 });
    }
  };
}
