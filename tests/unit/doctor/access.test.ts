import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@portfolio/cli/doctor/checks/database';
import { project, refusedMessage, sending } from '@portfolio/cli/doctor/checks/project';
import { rights } from '@portfolio/cli/doctor/checks/rights';
import { examine } from '@portfolio/cli/doctor/examine';
import { type ContactMessage, validateContactMessage } from '@portfolio/data/contactMessage';
import { expect, onTestFinished, test } from 'vitest';
import { fakeCopy } from './fakeCopy.ts';

/** What a project answers to a method, and what it was asked. */
type Answers = Partial<Record<string, { status: number; code?: string; message?: string }>>;

const refused = { status: 401, code: '42501', message: 'permission denied' };
const broken = { status: 400, code: '23514', message: 'violates check constraint' };
const right: Answers = { GET: refused, POST: broken, PATCH: refused, DELETE: refused };

async function startProject(answers: Answers) {
  const asked: { method: string; key: string; url: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url: decodeURIComponent(url), key: String(headers.apikey) });
    const ownKey = headers.apikey === 'owners-own-key';
    const { status, ...error } = (ownKey ? { status: 204 } : answers[method]) ?? refused;
    response.writeHead(status).end(status < 300 ? undefined : JSON.stringify(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The lines about a project: its title, how it went, and the first finding. */
async function linesFor(url: string, env: Record<string, string> = {}) {
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc' };
  const checks = [project, sending, rights, database].map((check) => ({ ...check, needs: [] }));
  const results = await examine(fakeCopy({ variables, env }), { checks });
  return new Map(
    results.map(({ title, status, findings: [first] }) => [
      title,
      { status, message: first?.message, fix: first?.fix },
    ]),
  );
}

test('what is sent to see whether sending works breaks a rule of the form', () => {
  const { inquiry_type: _, ...fields } = refusedMessage;
  const message = { ...fields, inquiryType: '' } as ContactMessage;
  expect(Object.keys(validateContactMessage(message))).toEqual(['phone']);
});

test.each([
  ['works where the rules of the form are the last to refuse', broken, { status: 'pass' }],
  ['fails where they do not refuse', { status: 201 }, { status: 'fail' }],
  [
    'may work all the same where a limit is reached',
    { status: 429, message: 'Too many' },
    { status: 'warn', message: expect.stringContaining('is reached (429: Too many)') },
  ],
  [
    'fails where visitors have no right to, and the fix is to push the migrations',
    refused,
    {
      status: 'fail',
      message: 'visitors may not send (401: permission denied)',
      fix: expect.stringContaining('npx supabase db push'),
    },
  ],
])('sending %s', async (_what, POST, line) => {
  const { url } = await startProject({ ...right, POST });
  expect((await linesFor(url)).get('Sending a message')).toMatchObject(line);
});

test('with the owner’s key the database is asked to describe itself, and nothing else', async () => {
  const { url, asked } = await startProject(right);
  const env = { SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: 'owners-own-key' };
  expect((await linesFor(url, env)).get('Database')).toMatchObject({ status: 'fail' });
  const byOwner = asked.filter(({ key }) => key === 'owners-own-key');
  expect(byOwner.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
    'GET /rest/v1/rpc/describe_access',
  ]);
});

test('the owner’s key is sent to no project but its own', async () => {
  const { url, asked } = await startProject(right);
  const other = 'https://abcdefgh.supabase.co';
  const env = { SUPABASE_URL: other, SUPABASE_SERVICE_ROLE_KEY: 'owners-own-key' };
  await linesFor(url, env);
  expect(asked.map(({ key }) => key)).not.toContain('owners-own-key');
});

test.each([
  ['PGRST205', 404],
  ['42P01', 404],
])('a missing table (%s) is reported', async (code, status) => {
  const { url } = await startProject({ GET: { status, code, message: 'not found' } });
  expect((await linesFor(url)).get('Project')).toMatchObject({
    status: 'fail',
    message: 'the project has no table contact_messages (404: not found)',
  });
});

test('an answer that is neither yes nor no warns', async () => {
  const { url } = await startProject({ DELETE: { status: 500, message: 'Oops' } });
  expect((await linesFor(url)).get('Rights of visitors')).toMatchObject({
    status: 'warn',
    message: "it's unknown whether the public key may delete messages (500: Oops)",
  });
});

test('deleting and changing are tried on a row that cannot exist', async () => {
  const { url, asked } = await startProject(right);
  await linesFor(url);
  const risky = asked.filter(({ method }) => method === 'DELETE' || method === 'PATCH');
  expect(risky).toHaveLength(7);
  for (const request of risky) expect(request.url).toMatch(/\?id=eq\.-1$/);
});
