import type { MailTransport } from './mail.ts';
import { NotifyProblem } from './problem.ts';
import { type ReadVariable, readUrl } from './variables.ts';

const answerLimitMs = 15_000;

function refusal(status: number, answer: unknown): NotifyProblem {
  // Resend's name for the error, such as `validation_error`.
  const [name = ''] = /^\w{1,60}$/.exec(Object(answer).name) ?? [];
  const transient = status === 429 || status >= 500 || name === 'concurrent_idempotent_requests';
  return new NotifyProblem(`resend ${status} ${name}`.trim(), transient);
}

/**
 * Mails through Resend's API, which sends a mail once however often it gets the same key within a
 * day.
 */
export function createResendTransport(read: ReadVariable): MailTransport {
  const apiKey = read('RESEND_API_KEY');
  const baseUrl = readUrl(read, 'RESEND_BASE_URL', 'https://api.resend.com');
  return async ({ from, to, replyTo, subject, text, key }) => {
    const response = await fetch(`${baseUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        from,
        to: [to],
        ...(replyTo && { reply_to: replyTo }),
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch(({ name }: Error) => {
      throw new NotifyProblem(
        `resend ${name === 'TimeoutError' ? 'timeout' : 'unreachable'}`,
        true,
      );
    });
    const answer = await response.json().catch(() => undefined);
    if (!response.ok) throw refusal(response.status, answer);
  };
}
