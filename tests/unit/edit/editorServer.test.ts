import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { answerEditor } from '@portfolio/tools/edit/editorServer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let parent: string;
let content: string;
let server: Server;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portfolio-editor-'));
  content = join(parent, 'content');
  mkdirSync(join(content, 'files'), { recursive: true });
  writeFileSync(join(content, 'owner.json'), '{}\n');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  server = createServer((incoming, response) =>
    answerEditor(content, decodeURIComponent((incoming.url ?? '').slice(1)), incoming, response),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  server.close();
  await rm(parent, { recursive: true, force: true });
});

interface Answer {
  status: number;
  text: string;
  version: string | undefined;
}

/** Asks without cleaning the path, as an attacker would. */
const ask = (
  path: string,
  {
    method = 'GET',
    body = '',
    headers = {},
  }: { method?: string; body?: string; headers?: object } = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const options = { port, path, method, headers: { 'x-portfolio-editor': '1', ...headers } };
    request({ host: '127.0.0.1', ...options }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, version: response.headers.etag }),
      );
    })
      .on('error', fail)
      .end(body);
  });

const put = (path: string, body: string, version?: string) =>
  ask(path, { method: 'PUT', body, headers: version ? { 'if-match': version } : {} });

const OWNER = '/folder/content/owner.json';

test('the editor lists, reads and writes files of the content', async () => {
  expect(JSON.parse((await ask('/folder/')).text)).toEqual([
    { name: 'content', kind: 'directory' },
  ]);
  const listed = JSON.parse((await ask('/folder/content/')).text);
  expect(listed).toContainEqual({ name: 'owner.json', kind: 'file' });
  const { text, version } = await ask(OWNER);
  expect(text).toBe('{}\n');
  const written = await put(OWNER, '{"owner":{}}\n', version);
  expect(written.status).toBe(200);
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{"owner":{}}\n');
  expect((await put(OWNER, '{}\n', written.version)).status).toBe(200);
});

test('a new picture gets into a folder that is made for it, and may be deleted', async () => {
  const { status, version } = await put('/folder/content/files/images/me.png', 'picture');
  expect(status).toBe(200);
  const file = join(content, 'files/images/me.png');
  expect(readFileSync(file, 'utf8')).toBe('picture');
  const path = '/folder/content/files/images/me.png';
  await ask(path, { method: 'DELETE', headers: { 'if-match': version } });
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['changed meanwhile', '"other"'],
  ['never read', undefined],
])('a file that was %s is not overwritten', async (_, version) => {
  const { status, text } = await put(OWNER, 'lost', version);
  expect(status).toBe(412);
  expect(text).toContain('has changed since the editor read it');
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{}\n');
  expect((await ask(OWNER, { method: 'DELETE' })).status).toBe(412);
});

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

test('of two windows that change the same version of a file, the second is told', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { version } = await ask(OWNER);
    const answers = await Promise.all(['a', 'b'].map((name) => put(OWNER, name + round, version)));
    expect(statusesOf(answers)).toEqual([200, 412]);
    const kept = `${answers[0]?.status === 200 ? 'a' : 'b'}${round}`;
    expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe(kept);
  }
});

test('of two windows that make a file, or change and delete one, the second is told', async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = `/folder/content/stories/${round}.md`;
    const made = await Promise.all([put(path, 'one'), put(path, 'two')]);
    expect(statusesOf(made)).toEqual([200, 412]);
    const { version } = await ask(path);
    const headers = { 'if-match': version };
    const changed = await Promise.all([
      put(path, 'three', version),
      ask(path, { method: 'DELETE', headers }),
    ]);
    expect(statusesOf(changed)).toEqual([200, 412]);
  }
});

test('a file keeps its mode, and a link leads where it did', async () => {
  const file = join(content, 'owner.json');
  chmodSync(file, 0o640);
  symlinkSync('owner.json', join(content, 'link.json'));
  const { version } = await ask(OWNER);
  expect((await put('/folder/content/link.json', '{"owner":{}}\n', version)).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe('{"owner":{}}\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(join(content, 'link.json')).isSymbolicLink()).toBe(true);
});

describe('a sentence says what is wrong with', () => {
  test.each([
    ['texts that are no JSON', 'POST', '/places', 'nope', 400],
    ['no texts', 'POST', '/places', '', 400],
    ['texts in another shape', 'POST', '/places', '{"texts":[]}', 400],
    ['a text that is none', 'POST', '/places', '[1]', 400],
    ['a folder that is read as a file', 'GET', '/folder/content/files', '', 400],
    ['a file that is read as a folder', 'GET', '/folder/content/owner.json/', '', 400],
    ['a folder that is written', 'PUT', '/folder/content/files', 'x', 400],
    ['the content itself', 'PUT', '/folder/content', 'x', 400],
    ['a folder that is deleted', 'DELETE', '/folder/content/files', '', 400],
    ['a file below a file', 'PUT', '/folder/content/owner.json/x', 'x', 400],
    ['a name that is too long', 'PUT', `/folder/content/${'x'.repeat(300)}`, 'x', 400],
    ['a missing file', 'GET', '/folder/content/missing.json', '', 404],
    ['a missing file that is deleted', 'DELETE', '/folder/content/missing.json', '', 404],
    ['another method', 'PATCH', OWNER, '', 405],
  ])('%s', async (_what, method, path, body, expected) => {
    const { status, text } = await ask(path, { method, body });
    expect(status).toBe(expected);
    expect(text).toMatch(/^[A-Z][^:]+\.$/);
    expect(readdirSync(parent).toSorted()).toEqual(['content', 'secret.txt']);
  });
});

describe('refused is', () => {
  test.each([
    ['a request without the header of the editor', { 'x-portfolio-editor': '' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ])('%s', async (_, headers) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await ask(OWNER, { method, headers })).status).toBe(403);
    }
    expect((await ask('/places', { method: 'POST', body: '[]', headers })).status).toBe(403);
    expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{}\n');
  });

  test.each([
    ['without a name of this server', 'GET %s HTTP/1.0\r\n'],
    ['with two of them', 'GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n'],
  ])('a request %s', async (_, head) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head.replace('%s', OWNER)}X-Portfolio-Editor: 1\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each([
    '/folder/secret.txt',
    '/folder/content/../secret.txt',
    '/folder/content/%2e%2e/secret.txt',
    '/folder/content/..%2fsecret.txt',
    '/folder/content/..%5csecret.txt',
    '/folder/content/.git/config',
    '/folder/content/.env',
    '/folder/content/files/con',
    '/folder/content/a%00b',
    '/folder/content/C:%5cx',
    '/folder//etc/passwd',
    '/folder/%2fetc%2fpasswd',
  ])('%s', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, text } = await ask(path, { method, ...(method === 'PUT' && { body: 'x' }) });
      expect(status).toBe(403);
      expect(text).not.toContain('secret');
    }
    expect(readFileSync(join(parent, 'secret.txt'), 'utf8')).toBe('secret');
  });

  test('a link that leads out of the content', async () => {
    symlinkSync(parent, join(content, 'files/out'));
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await ask('/folder/content/files/out/secret.txt', { method });
      expect(status).toBe(403);
    }
    expect(existsSync(join(parent, 'secret.txt'))).toBe(true);
  });

  test('a file that is too large', async () => {
    const large = 'x'.repeat(33 * 2 ** 20);
    const { status } = await put('/folder/content/files/large.png', large).catch(() => ({
      status: 413,
    }));
    expect(status).toBe(413);
    expect(existsSync(join(content, 'files/large.png'))).toBe(false);
  });
});
