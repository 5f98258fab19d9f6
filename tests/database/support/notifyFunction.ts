import { join } from 'node:path';
import { fetchTool } from '../../harness/fetchTool.ts';
import { type Program, startCommand } from './processes.ts';

export const functionFile = 'supabase/functions/notify-contact/index.ts';

/** The path of Deno, which is downloaded first. It uses only packages that npm has installed. */
export const findDeno = () => join(fetchTool('deno'), '.bin/deno');
export const denoOptions = ['--node-modules-dir=manual', '--no-remote'];

/** The owner's variables, apart from those that a mail sink adds. */
const notifySecret = 'a secret of more than thirty-two characters';
export const ownersVariables = {
  NOTIFY_SECRET: notifySecret,
  NOTIFY_TO: 'owner@example.com',
  NOTIFY_FROM: 'Portfolio <site@example.com>',
  NOTIFY_RETRY_MS: '1',
};

/** Nothing that happens to be set where the tests run reaches the function. */
const cleanEnvironment = {
  DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
  DENO_NO_UPDATE_CHECK: '1',
  NO_PROXY: '127.0.0.1',
  SUPABASE_SECRET_KEYS: '',
  SMTP_USER: '',
  SMTP_PASSWORD: '',
};

/** The function, running. */
export interface NotifyFunction extends Program {
  /** Calls it as the database's webhook does. */
  call(
    headers?: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }>;
}

/** Starts the function in a Deno that may reach this machine and no file. */
export async function startFunction(variables: Record<string, string>): Promise<NotifyFunction> {
  const program = startCommand(
    findDeno(),
    ['run', ...denoOptions, '--no-prompt', '--allow-net=127.0.0.1', '--allow-env', functionFile],
    { ...cleanEnvironment, ...variables },
  );
  const [url = ''] = /http:\S+/.exec(await program.line(/Listening on http:/)) ?? [];
  return {
    ...program,
    async call(headers = { 'x-notify-secret': notifySecret }, body = {}) {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    },
  };
}
