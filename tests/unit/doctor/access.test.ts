import {
  type ContactMessage,
  validateContactMessage,
} from '@portfolio/data/contact/contactMessage';
import { database } from '@portfolio/tools/doctor/checks/database';
import { project, refusedMessage } from '@portfolio/tools/doctor/checks/project';
import { examine } from '@portfolio/tools/doctor/examine';
import { expect, test } from 'vitest';
import { serve } from '../backend/support/servers.ts';
import { fakeWorkspace } from './fakeWorkspace.ts';

/** A project's answer to a request. */
interface ProjectAnswer {
  status: number;
  code?: string;
  message?: string;
  /** In place of JSON. */
  body?: string;
  location?: string;
}
/** By the method, or `SEND` for the attempt to send; otherwise a project refuses. */
type Answers = Partial<Record<string, ProjectAnswer>>;

const refused = { status: 401, code: '42501', message: 'permission denied' };
const broken = { status: 400, code: '23514', message: 'violates check constraint' };
const right: Answers = { SEND: broken };

async function startProject(answers: Answers) {
  const asked: { method: string; key: string; url: string }[] = [];
  const { url } = await serve((request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, url: decodeURIComponent(path), key: String(headers.apikey) });
    const ownKey = headers.apikey === 'owners-own-key';
    const what = method === 'POST' && path.includes('columns=') ? 'SEND' : method;
    const answer: ProjectAnswer = (ownKey ? { status: 204 } : answers[what]) ?? refused;
    const { status, body, location, ...error } = answer;
    response.writeHead(status, location ? { location } : {});
    response.end(body ?? (status < 300 ? undefined : JSON.stringify(error)));
  });
  return { asked, url };
}

/** The lines about a project: title, outcome, and the first finding. */
async function linesFor(url: string, env: Record<string, string> = {}) {
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc' };
  const checks = [project, database].map((check) => ({ ...check, needs: [] }));
  const results = await examine(fakeWorkspace({ variables, env }), { checks });
  return new Map(
    results.map(({ title, status, findings: [first] }) => [
      title,
      { status, message: first?.message, fix: first?.fix },
    ]),
  );
}

test('the message that checks whether sending works breaks a rule of the form', () => {
  const { inquiry_type: _, ...fields } = refusedMessage;
  const message = { ...fields, inquiryType: '' } as ContactMessage;
  expect(Object.keys(validateContactMessage(message))).toEqual(['phone']);
});

test.each([
  ['works where the rules of the form are the last to refuse', broken, { status: 'pass' }],
  ['fails where they do not refuse', { status: 201 }, { status: 'fail' }],
  [
    'may still work if a limit is reached',
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
])('sending %s', async (_what, SEND, line) => {
  const { url } = await startProject({ SEND });
  expect((await linesFor(url)).get('Project')).toMatchObject(line);
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

/** A page that a host or a network answers with, in place of a project. */
const page = '<!doctype html><html><head><title>Log in</title></head><body>x</body></html>';

test.each<[what: string, answer: ProjectAnswer, message: string, fix: RegExp]>([
  [
    'a table that the data API does not know',
    { status: 404, code: 'PGRST205', message: 'no table' },
    'the data API lacks a table or a function of the migrations (404: no table)',
    /supabase db push.*notify pgrst, 'reload schema';$/,
  ],
  [
    'a schema that is not exposed',
    { status: 406, code: 'PGRST106', message: 'must be one of: api' },
    "the data API is off, or doesn't show the schema public (406: must be one of: api)",
    /Turn it on/,
  ],
  [
    'a key that the gateway does not know',
    { status: 401, message: 'Invalid API key' },
    'the project refuses the key in VITE_SUPABASE_ANON_KEY (401: Invalid API key)',
    /Copy the public key again/,
  ],
  [
    'a paused project, whose answer is a page',
    { status: 540, body: page },
    'the project at URL is paused (540: Log in)',
    /resume the project/,
  ],
  [
    'a gateway with nothing behind it',
    { status: 521, body: page },
    'URL answered with an error (521: Log in)',
    /healthy/,
  ],
  [
    'a page in place of an answer',
    { status: 200, body: page },
    'URL is not the address of a Supabase project: something else answers there (200: <!doctype html>',
    /Compare VITE_SUPABASE_URL/,
  ],
  [
    'an address that has moved, to which no key is sent',
    { status: 301, location: 'https://abcdefgh.supabase.co/' },
    'URL cannot be reached (network: unexpected redirect)',
    /VITE_SUPABASE_URL is its address/,
  ],
])('%s is reported with its remedy', async (_what, SEND, message, fix) => {
  const { url, asked } = await startProject({ SEND });
  const line = (await linesFor(url)).get('Project');
  expect(line?.status).toBe('fail');
  expect(line?.message?.replace(url, 'URL')).toContain(message);
  expect(line?.fix).toMatch(fix);
  expect(asked).toHaveLength(1);
});

test('an answer that is neither yes nor no is a warning', async () => {
  const { url } = await startProject({ ...right, DELETE: { status: 500, message: 'Oops' } });
  expect((await linesFor(url)).get('Project')).toMatchObject({
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
