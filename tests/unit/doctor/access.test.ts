import type { Check } from '@portfolio/cli/doctor/check';
import { database } from '@portfolio/cli/doctor/checks/database';
import { project, refusedMessage, sending } from '@portfolio/cli/doctor/checks/project';
import { rights } from '@portfolio/cli/doctor/checks/rights';
import { examine } from '@portfolio/cli/doctor/examine';
import { type ContactMessage, validateContactMessage } from '@portfolio/data/contactMessage';
import { expect, test } from 'vitest';
import { serve } from '../backend/support/servers.ts';
import { fakeCopy } from './fakeCopy.ts';

/** A project's answer to a method. */
interface ProjectAnswer {
  status: number;
  code?: string;
  message?: string;
  /** In place of JSON. */
  body?: string;
  location?: string;
}
type Answers = Partial<Record<string, ProjectAnswer>>;

const refused = { status: 401, code: '42501', message: 'permission denied' };
const broken = { status: 400, code: '23514', message: 'violates check constraint' };
const right: Answers = { GET: refused, POST: broken, PATCH: refused, DELETE: refused };

/** @param facts the database's description of itself for its owner */
async function startProject(answers: Answers, facts?: object[]) {
  const asked: { method: string; key: string; url: string }[] = [];
  const { url } = await serve((request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, url: decodeURIComponent(path), key: String(headers.apikey) });
    const ownKey = headers.apikey === 'owners-own-key';
    if (ownKey && facts) return void response.end(JSON.stringify({ facts, limits: null }));
    const answer: ProjectAnswer = (ownKey ? { status: 204 } : answers[method]) ?? refused;
    const { status, body, location, ...error } = answer;
    response.writeHead(status, location ? { location } : {});
    response.end(body ?? (status < 300 ? undefined : JSON.stringify(error)));
  });
  return { asked, url };
}

/** The lines about a project: title, outcome, and the first finding. */
async function linesFor(
  url: string,
  env: Record<string, string> = {},
  chosen: Check[] = [project, sending, rights, database],
) {
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc' };
  const checks = chosen.map((check) => ({ ...check, needs: [] }));
  const results = await examine(fakeCopy({ variables, env }), { checks });
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

/** A page that a host or a network answers with, in place of a project. */
const page = '<!doctype html><html><head><title>Log in</title></head><body>x</body></html>';

test.each<[what: string, answer: Answers['GET'], message: string, fix: RegExp]>([
  [
    'a table that the data API does not know',
    {
      status: 404,
      code: 'PGRST205',
      message: "Could not find the table 'public.contact_messages'",
    },
    "the data API knows no table contact_messages (404: Could not find the table 'public.contact_messages')",
    /supabase db push.*If that has nothing to apply.*notify pgrst, 'reload schema';$/,
  ],
  [
    'a table that Postgres itself does not know',
    { status: 404, code: '42P01', message: 'does not exist' },
    'the project has no table contact_messages (404: does not exist)',
    /supabase db push, which creates it with its rights\.$/,
  ],
  [
    'a schema that is not exposed',
    { status: 406, code: 'PGRST106', message: 'The schema must be one of the following: api' },
    "the data API doesn't show the schema public (406: The schema must be one of the following: api)",
    /Add public to the exposed schemas.*reset pgrst\.db_schemas/,
  ],
  [
    'a data API that is off',
    {
      status: 406,
      code: 'PGRST106',
      message: 'The schema must be one of the following: pg_pgrst_no_exposed_schemas',
    },
    'the data API of the project is off (406: The schema must be one of the following: pg_pgrst_no_exposed_schemas)',
    /Turn it on/,
  ],
  [
    'a database that the data API cannot read',
    { status: 503, code: 'PGRST002', message: 'Could not query the database for the schema cache' },
    'the data API is up, but cannot read the database (503: Could not query the database for the schema cache)',
    /healthy, and restart it.*remove schemas that no longer exist/,
  ],
  [
    'a token that is not one',
    { status: 401, code: 'PGRST301', message: 'JWSError' },
    'the project refuses the key in VITE_SUPABASE_ANON_KEY (401: JWSError)',
    /Copy the public key again/,
  ],
  [
    'a key that the gateway does not know',
    { status: 401, message: 'Invalid API key' },
    'the project refuses the key in VITE_SUPABASE_ANON_KEY (401: Invalid API key)',
    /Copy the public key again/,
  ],
  [
    'a key without a role',
    { status: 401, code: 'PGRST302', message: 'Anonymous access is disabled' },
    'the project gives no role to the key in VITE_SUPABASE_ANON_KEY (401: Anonymous access is disabled)',
    /db-anon-role/,
  ],
  [
    'a paused project',
    { status: 540, message: 'Project paused' },
    'the project at URL is paused (540: Project paused)',
    /resume the project/,
  ],
  [
    'a paused project whose answer is a page',
    { status: 540, body: page },
    'the project at URL is paused (540: Log in)',
    /resume the project/,
  ],
  [
    'a restricted project',
    { status: 402, message: 'exceed_db_size_quota' },
    'Supabase has restricted the project: it is over a limit of its plan, or a bill is open (402: exceed_db_size_quota)',
    /Usage and Billing/,
  ],
  [
    'a gateway with nothing behind it',
    { status: 521, body: page },
    "URL is there, but its data API doesn't answer (521: Log in)",
    /Wait a minute/,
  ],
  [
    'a page in place of an answer',
    { status: 200, body: page },
    'URL is not the address of a Supabase project: something else answers there (200: <!doctype html>',
    /Compare VITE_SUPABASE_URL/,
  ],
  [
    'an address where nothing is',
    { status: 404, body: '' },
    'URL is not the address of a Supabase project: something else answers there (404)',
    /Compare VITE_SUPABASE_URL/,
  ],
  [
    'an address that has moved',
    { status: 301, location: 'https://abcdefgh.supabase.co/' },
    'URL redirects to another address, to which keys are not sent (network: unexpected redirect)',
    /into VITE_SUPABASE_URL/,
  ],
  [
    'an error that nobody knows',
    { status: 500, code: 'XX000', message: 'Oops' },
    'URL answered with an error (500: Oops)',
    /dashboard/,
  ],
])('%s is reported with its remedy', async (_what, GET, message, fix) => {
  const { url } = await startProject({ GET });
  const line = (await linesFor(url)).get('Project');
  expect(line?.status).toBe('fail');
  expect(line?.message?.replace(url, 'URL')).toContain(message);
  expect(line?.fix).toMatch(fix);
});

test('a host that does not exist may be that of a paused project', async () => {
  const line = (await linesFor('https://abcdefgh.supabase.invalid')).get('Project');
  expect(line).toMatchObject({
    status: 'fail',
    message: expect.stringMatching(
      /^no server has the address https:\S+: the project is paused or deleted, or the address is wrong \(network: ENOTFOUND\)$/,
    ),
    fix: expect.stringMatching(/Compare VITE_SUPABASE_URL.*resume the project/),
  });
});

test('a table that is there, as the owner’s key shows, only has to be loaded', async () => {
  const { url } = await startProject({ GET: { status: 404, code: 'PGRST205', message: 'no' } }, [
    { kind: 'row security', object: 'public.contact_messages' },
  ]);
  const env = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'owners-own-key' };
  expect((await linesFor(url, env, [project])).get('Project')).toMatchObject({
    status: 'fail',
    message:
      "the database has the table contact_messages, but the data API doesn't know it yet (404: no)",
    fix: "Run in the dashboard's SQL editor: notify pgrst, 'reload schema';",
  });
});

test.each(['25006', '53100'])('a full database (%s) is reported as full', async (code) => {
  const POST = { status: 405, code, message: 'cannot execute INSERT' };
  const { url } = await startProject({ ...right, POST });
  expect((await linesFor(url)).get('Sending a message')).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('the database accepts no more data: it is read-only'),
    fix: expect.stringContaining('what fills it'),
  });
});

test('an answer that is neither yes nor no is a warning', async () => {
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
