import nodemailer from 'nodemailer';
import { domainOf } from './address.ts';
import type { MailTransport } from './mail.ts';
import { NotifyProblem } from './problem.ts';
import { type ReadVariable, wholeNumber } from './variables.ts';

const stepLimitMs = 8_000;
const implicitTlsPorts = [465, 2465];
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** How nodemailer is to connect: never without TLS, except to a mail catcher on this machine. */
export function connectionOptions(read: ReadVariable) {
  const host = read('SMTP_HOST');
  const port = Number(read('SMTP_PORT', wholeNumber(65_535), '465'));
  const secure = implicitTlsPorts.includes(port);
  const hasLogin = ['SMTP_USER', 'SMTP_PASSWORD'].some((name) => read(name, undefined, ''));
  return {
    host,
    port,
    secure,
    requireTLS: !secure && !thisMachine.includes(host),
    ...(hasLogin && { auth: { user: read('SMTP_USER'), pass: read('SMTP_PASSWORD') } }),
    connectionTimeout: stepLimitMs,
    greetingTimeout: stepLimitMs,
    socketTimeout: stepLimitMs,
    dnsTimeout: stepLimitMs,
  };
}

function explain(error: unknown): NotifyProblem {
  const { code = 'failed', responseCode } = error as { code?: string; responseCode?: number };
  // Without an answer there was no connection, or it broke.
  const transient = code !== 'EAUTH' && (responseCode === undefined || responseCode < 500);
  return new NotifyProblem(`smtp ${code} ${responseCode ?? ''}`.trim(), transient);
}

/** Mails through a mail server, with the same `Message-ID` at every attempt. */
export function createSmtpTransport(read: ReadVariable): MailTransport {
  const transporter = nodemailer.createTransport({
    ...connectionOptions(read),
    name: domainOf(read('NOTIFY_FROM')),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, replyTo, subject, text, messageId }) => {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const mail = { from, to, ...(replyTo && { replyTo }), subject, text, messageId, headers };
    await transporter.sendMail(mail).catch((error) => Promise.reject(explain(error)));
  };
}
