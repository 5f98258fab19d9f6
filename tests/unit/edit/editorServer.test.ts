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
  }: { method?: string; body?: string | Uint8Array; headers?: object } = {},
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

/** A change of a file in the editor's tree. */
interface FileChange {
  path: string;
  /** What it will hold; undefined if it is removed. */
  body?: string;
  version?: string | undefined;
}

/** Changes some files at once, as the editor does. */
async function change(changes: readonly FileChange[], headers: object = {}) {
  const form = new FormData();
  form.set('changes', JSON.stringify(changes.map(({ path, version }) => ({ path, version }))));
  for (const { path, body } of changes) if (body !== undefined) form.set(path, new Blob([body]));
  const encoded = new Response(form);
  return ask('/changes', {
    method: 'POST',
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type'), ...headers },
  });
}

const put = (path: string, body: string, version?: string) => change([{ path, body, version }]);

const remove = (path: string, version?: string) => change([{ path, version }]);

const versionIn = ({ text }: Answer): string => JSON.parse(text)[0];

const OWNER = 'content/owner.json';

const read = (path: string) => ask(`/folder/${path}`);

test('the editor lists, reads and writes files of the content', async () => {
  expect(JSON.parse((await ask('/folder/')).text)).toEqual([
    { name: 'content', kind: 'directory' },
  ]);
  const listed = JSON.parse((await ask('/folder/content/')).text);
  expect(listed).toContainEqual({ name: 'owner.json', kind: 'file' });
  const { text, version } = await read(OWNER);
  expect(text).toBe('{}\n');
  const written = await put(OWNER, '{"owner":{}}\n', version);
  expect(written.status).toBe(200);
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{"owner":{}}\n');
  expect((await put(OWNER, '{}\n', versionIn(written))).status).toBe(200);
});

test('a new picture gets into a folder that is made for it, and may be deleted', async () => {
  const path = 'content/files/images/me.png';
  const made = await put(path, 'picture');
  expect(made.status).toBe(200);
  const file = join(content, 'files/images/me.png');
  expect(readFileSync(file, 'utf8')).toBe('picture');
  expect((await remove(path, versionIn(made))).status).toBe(200);
  // git has no empty folders.
  expect(existsSync(join(content, 'files/images'))).toBe(false);
  expect(existsSync(content)).toBe(true);
});

test('a folder that went with its last file is empty, and no error', async () => {
  const { status, text } = await read('content/case-studies/');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual([]);
});

test.each([
  ['changed meanwhile', '"other"'],
  ['never read', undefined],
])('a file that was %s is not overwritten', async (_, version) => {
  const { status, text } = await put(OWNER, 'lost', version);
  expect(status).toBe(412);
  expect(text).toContain('has changed since the editor read it');
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{}\n');
  expect((await remove(OWNER)).status).toBe(412);
});

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

test('of two windows that change the same version of a file, the second is told', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { version } = await read(OWNER);
    const answers = await Promise.all(['a', 'b'].map((name) => put(OWNER, name + round, version)));
    expect(statusesOf(answers)).toEqual([200, 412]);
    const kept = `${answers[0]?.status === 200 ? 'a' : 'b'}${round}`;
    expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe(kept);
  }
});

test('of two windows that make a file, or change and delete one, the second is told', async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = `content/case-studies/${round}.md`;
    const made = await Promise.all([put(path, 'one'), put(path, 'two')]);
    expect(statusesOf(made)).toEqual([200, 412]);
    const { version } = await read(path);
    const changed = await Promise.all([put(path, 'three', version), remove(path, version)]);
    expect(statusesOf(changed)).toEqual([200, 412]);
  }
});

test('a file keeps its mode, and a link leads where it did', async () => {
  const file = join(content, 'owner.json');
  chmodSync(file, 0o640);
  symlinkSync('owner.json', join(content, 'link.json'));
  const { version } = await read(OWNER);
  expect((await put('content/link.json', '{"owner":{}}\n', version)).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe('{"owner":{}}\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(join(content, 'link.json')).isSymbolicLink()).toBe(true);
});

test('several files are changed together, or none of them', async () => {
  const { version } = await read(OWNER);
  const owner = { path: OWNER, body: '{"owner":{}}', version };
  const site = { path: 'content/site.json', body: '{}' };
  const stale = { path: 'content/pages.json', body: '{}', version: '"other"' };
  expect((await change([owner, site, stale])).status).toBe(412);
  expect(readdirSync(content).toSorted()).toEqual(['files', 'owner.json']);
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{}\n');
  expect((await change([owner, site])).status).toBe(200);
  expect(readFileSync(join(content, 'owner.json'), 'utf8')).toBe('{"owner":{}}');
  const tree = JSON.parse((await ask('/tree')).text);
  expect(tree.names).toEqual(['owner.json', 'site.json']);
  expect(tree.texts['site.json'].text).toBe('{}');
});

describe('a sentence says what is wrong with', () => {
  test.each([
    ['texts that are no JSON', 'POST', '/places', 'nope', 400],
    ['no texts', 'POST', '/places', '', 400],
    ['texts in another shape', 'POST', '/places', '{"texts":[]}', 400],
    ['a text that is none', 'POST', '/places', '[1]', 400],
    ['a folder that is read as a file', 'GET', '/folder/content/files', '', 400],
    ['a file that is read as a folder', 'GET', '/folder/content/owner.json/', '', 400],
    ['changes that are none', 'POST', '/changes', 'x', 400],
    ['a missing file', 'GET', '/folder/content/missing.json', '', 404],
    ['another method', 'PATCH', `/folder/${OWNER}`, '', 405],
  ])('%s', async (_what, method, path, body, expected) => {
    const { status, text } = await ask(path, { method, body });
    expect(status).toBe(expected);
    expect(text).toMatch(/^[A-Z][^:]+\.$/);
    expect(readdirSync(parent).toSorted()).toEqual(['content', 'secret.txt']);
  });

  test.each([
    ['a folder that is written', 'content/files', 'x', 400],
    ['the content itself', 'content', 'x', 400],
    ['a folder that is removed', 'content/files', undefined, 400],
    ['a file below a file', 'content/owner.json/x', 'x', 400],
    ['a name that is too long', `content/${'x'.repeat(300)}`, 'x', 400],
    ['a missing file that is removed', 'content/missing.json', undefined, 404],
  ])('%s', async (_what, path, body, expected) => {
    const { status, text } = await change([{ path, ...(body && { body }) }]);
    expect(status).toBe(expected);
    expect(text).toMatch(/^[A-Z][^:]+\.$/);
    expect(readdirSync(content).toSorted()).toEqual(['files', 'owner.json']);
  });
});

describe('refused is', () => {
  test.each([
    ['a request without the header of the editor', { 'x-portfolio-editor': '' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ])('%s', async (_, headers) => {
    expect((await ask(`/folder/${OWNER}`, { headers })).status).toBe(403);
    expect((await ask('/tree', { headers })).status).toBe(403);
    const { version } = await read(OWNER);
    for (const body of ['x', undefined]) {
      const { status } = await change([{ path: OWNER, version, ...(body && { body }) }], headers);
      expect(status).toBe(403);
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
    socket.write(
      `${head.replace('%s', `/folder/${OWNER}`)}X-Portfolio-Editor: 1\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each([
    'secret.txt',
    'content/../secret.txt',
    'content/..\\secret.txt',
    'content/.git/config',
    'content/.env',
    'content/files/con',
    'content/a\0b',
    'content/C:\\x',
    '/etc/passwd',
  ])('%j', async (path) => {
    const encoded = encodeURIComponent(path);
    for (const written of [path, encoded, path.split('/').map(encodeURIComponent).join('/')]) {
      const { status, text } = await ask(
        `/folder/${written.replace(/[\0\\]/g, encodeURIComponent)}`,
      );
      expect(status).toBe(403);
      expect(text).not.toContain('secret');
    }
    for (const body of ['x', undefined]) {
      expect((await change([{ path, ...(body && { body }) }])).status).toBe(403);
    }
    expect(readFileSync(join(parent, 'secret.txt'), 'utf8')).toBe('secret');
  });

  test('a link that leads out of the content', async () => {
    symlinkSync(parent, join(content, 'files/out'));
    const path = 'content/files/out/secret.txt';
    expect((await read(path)).status).toBe(403);
    expect((await put(path, 'x')).status).toBe(403);
    expect((await remove(path)).status).toBe(403);
    // What a link leads to is no part of the content.
    expect((await ask('/tree')).text).not.toContain('secret');
    expect(existsSync(join(parent, 'secret.txt'))).toBe(true);
  });

  test('a file that is too large', async () => {
    const large = 'x'.repeat(33 * 2 ** 20);
    const { status } = await put('content/files/large.png', large).catch(() => ({
      status: 413,
    }));
    expect(status).toBe(413);
    expect(existsSync(join(content, 'files/large.png'))).toBe(false);
  });
});
