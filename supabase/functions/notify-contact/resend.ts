import { DeliveryProblem } from './deliveryProblem.ts';
import type { MailTransport } from './notify.ts';
import type { ResendSettings } from './settings.ts';

const answerLimitMs = 15_000;

/** Resend's word for what went wrong, such as `validation_error`. */
function errorName(body: string): string {
  try {
    const { name } = JSON.parse(body) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

function refusal(status: number, body: string): DeliveryProblem {
  const name = errorName(body);
  const transient = status === 429 || status >= 500 || name === 'concurrent_idempotent_requests';
  return new DeliveryProblem(`resend ${status} ${name}`.trim(), transient);
}

/**
 * Mails through Resend's API, which sends a mail once however often it gets the same key within a
 * day.
 */
export function createResendTransport({ apiKey, baseUrl }: ResendSettings): MailTransport {
  return {
    async send({ from, to, replyTo, subject, text, key }) {
      let response: Response;
      let body: string;
      try {
        response = await fetch(`${baseUrl}/emails`, {
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
        });
        body = await response.text();
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new DeliveryProblem(`resend ${isLate ? 'timeout' : 'unreachable'}`, true);
      }
      if (!response.ok) throw refusal(response.status, body);
    },
  };
}
