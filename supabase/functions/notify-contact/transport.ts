import type { Mail } from './mail.ts';
import { createResendTransport } from './resend.ts';
import type { Settings } from './settings.ts';
import { createSmtpTransport } from './smtp.ts';

/** Hands mails over to whoever delivers them. */
export interface MailTransport {
  /** @throws DeliveryProblem when the mail was not taken */
  send(mail: Mail): Promise<void>;
}

/** The transport that the variables choose. */
export function createTransport({ transport, from }: Settings): MailTransport {
  return transport.kind === 'resend'
    ? createResendTransport(transport)
    : createSmtpTransport(transport, from);
}
