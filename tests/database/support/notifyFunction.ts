import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Stack } from '../../../supabase/local/stack.ts';
import { fetchTool } from '../../harness/fetchTool.ts';
import { type Program, startCommand } from './processes.ts';

export const functionFile = 'supabase/functions/notify-contact/index.ts';

/** Where Deno is, which is downloaded first. It uses what npm has installed and nothing else. */
export const findDeno = () => join(fetchTool('deno'), '.bin/deno');
export const denoOptions = ['--node-modules-dir=manual', '--no-remote'];

/** What the owner sets, apart from what a mail sink adds. */
export const notifySecret = 'a secret of more than thirty-two characters';
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

/** A project's address before a stack's data API. */
export interface Project {
  /** What a hosted project sets for its functions by itself. */
  variables: Record<string, string>;
  /** Asked about each call of a database function: whether the connection breaks before it. */
  breaksBefore: (name: string) => boolean;
}

/** Serves a stack at the address that a hosted project has. */
export async function startProject(stack: Stack): Promise<Project> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const path = url.replace(/^\/rest\/v1/, '');
    const body: Buffer[] = await request.toArray();
    if (project.breaksBefore(path.replace('/rpc/', ''))) return void request.socket.destroy();
    const answer = await fetch((await stack.restUrl()) + path, {
      method,
      headers: {
        authorization: headers.authorization ?? '',
        'content-type': headers['content-type'] ?? '',
      },
      body: Buffer.concat(body),
    });
    response.writeHead(answer.status).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const project: Project = {
    variables: {
      SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUPABASE_SERVICE_ROLE_KEY: await stack.serviceRoleKey(),
    },
    breaksBefore: () => false,
  };
  return project;
}

/** The function, running. */
export interface NotifyFunction extends Program {
  /** Calls it as the database's webhook does. */
  call(
    headers?: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }>;
}

/** Starts the function as it stands, in a Deno that may reach this machine and no file. */
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
