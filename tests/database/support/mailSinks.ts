import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { serve } from '../../unit/backend/support/servers.ts';

/** A place that takes mails as a mail service does, and keeps them. */
export interface MailSink<T> {
  /** The accepted mails, oldest first. */
  taken: T[];
  /** The number of attempts. */
  tries: number;
  /** The statuses with which the next ones are refused. */
  refusals: number[];
  /** The variables that point the function at it. */
  variables: Record<string, string>;
}

/** One request as Resend gets it. */
export interface ResendRequest {
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

/** Plays Resend. */
export async function startResendSink(): Promise<MailSink<ResendRequest>> {
  const sink: MailSink<ResendRequest> = { taken: [], tries: 0, refusals: [], variables: {} };
  const { url } = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    sink.tries += 1;
    const status = sink.refusals.shift();
    if (status === undefined) sink.taken.push({ headers: request.headers, body: JSON.parse(body) });
    response
      .writeHead(status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(status ? { name: 'some_error', message: body } : { id: '1' }));
  });
  sink.variables = { NOTIFY_BY: 'resend', RESEND_API_KEY: 're_123', RESEND_BASE_URL: url };
  return sink;
}

/** One mail as a mail server gets it. */
export interface SmtpMail {
  from: string;
  to: string[];
  /** Header names in small letters. */
  headers: Map<string, string>;
  text: string;
}

function parseMail(raw: string): Pick<SmtpMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, text: rest.join('\r\n\r\n').replaceAll('\r\n', '\n') };
}

/** A mail server that wants a login. */
export async function startSmtpSink(): Promise<MailSink<SmtpMail>> {
  const sink: MailSink<SmtpMail> = { taken: [], tries: 0, refusals: [], variables: {} };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === 'user' && password === 'pass') return callback(null, { user: username });
      callback(new Error('wrong'));
    },
    async onData(stream, { envelope }, callback) {
      const raw = Buffer.concat(await stream.toArray()).toString();
      sink.tries += 1;
      const status = sink.refusals.shift();
      if (status) return callback(Object.assign(new Error(raw), { responseCode: status }));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      sink.taken.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        ...parseMail(raw),
      });
      callback();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  sink.variables = {
    NOTIFY_BY: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String((server.server.address() as AddressInfo).port),
    SMTP_USER: 'user',
    SMTP_PASSWORD: 'pass',
  };
  return sink;
}
