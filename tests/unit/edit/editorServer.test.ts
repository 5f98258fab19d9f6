import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
