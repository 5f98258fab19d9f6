import { createHash, timingSafeEqual } from 'node:crypto';
import { notify } from './notify.ts';
import { NotifyProblem } from './problem.ts';
import { readSecret, readSettings } from './settings.ts';
import { createReader } from './variables.ts';

/** The parts of the runtime that this file needs, for `tsc`, which knows nothing of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** Hosted Edge Functions have it: work passed to it continues after the caller has hung up. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const read = createReader((name) => Deno.env.get(name));
const log = (line: string) => console.error(`notify-contact: ${line}`);
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers a webhook, a cron job or anyone else who knows the secret. The body doesn't matter: the
 * database knows which mails are due.
 *
 * - 200 `{ mailed, failed: 0 }`: everything due was mailed, or nothing was due
 * - 401: the header `x-notify-secret` is missing or wrong
 * - 500 `{ error }`: a variable is missing or malformed, or the database cannot be asked
 * - 502 `{ mailed, failed }`: a mail was not taken and waits for a later call
 */
async function handle({ headers }: Request): Promise<Response> {
  try {
    const given = headers.get('x-notify-secret') ?? '';
    // Comparing digests takes the same time, however much of the secret is right.
    if (!timingSafeEqual(digest(given), digest(readSecret(read)))) {
      return Response.json({ error: 'x-notify-secret is missing or wrong' }, { status: 401 });
    }
    const result = await notify(readSettings(read), log);
    return Response.json(result, { status: result.failed > 0 ? 502 : 200 });
  } catch (error) {
    // Anything else may quote a message.
    const reason = error instanceof NotifyProblem ? error.message : 'unexpected error';
    log(reason);
    return Response.json({ error: reason }, { status: 500 });
  }
}

Deno.serve((request) => {
  const work = handle(request);
  // A webhook waits for ten seconds at most, a slow mail server takes longer.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  return work;
});
