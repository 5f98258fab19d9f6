import nodemailer from 'nodemailer';
import { domainOf } from './address.ts';
import { DeliveryProblem } from './deliveryProblem.ts';
import type { MailTransport } from './notify.ts';
import type { SmtpSettings } from './settings.ts';

const stepLimitMs = 8_000;
const implicitTlsPorts = [465, 2465];
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** How nodemailer is to connect: never without TLS, except to a mail catcher on this machine. */
export function connectionOptions({ host, port, login }: SmtpSettings) {
  const secure = implicitTlsPorts.includes(port);
  return {
    host,
    port,
    secure,
    requireTLS: !secure && !thisMachine.includes(host),
    ...(login && { auth: login }),
    connectionTimeout: stepLimitMs,
    greetingTimeout: stepLimitMs,
    socketTimeout: stepLimitMs,
    dnsTimeout: stepLimitMs,
  };
}

function explain(error: unknown): DeliveryProblem {
  const { code = 'failed', responseCode } = error as { code?: string; responseCode?: number };
  // Without an answer there was no connection, or it broke.
  const transient = code !== 'EAUTH' && (responseCode === undefined || responseCode < 500);
  return new DeliveryProblem(`smtp ${code} ${responseCode ?? ''}`.trim(), transient);
}

/** Mails through a mail server, with the same `Message-ID` at every attempt. */
export function createSmtpTransport(settings: SmtpSettings, from: string): MailTransport {
  const transporter = nodemailer.createTransport({
    ...connectionOptions(settings),
    name: domainOf(from),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, text, messageId }) {
      try {
        await transporter.sendMail({
          from,
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw explain(error);
      }
    },
  };
}
