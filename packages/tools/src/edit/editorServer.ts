import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { MAX_MEGABYTES } from '@portfolio/build/documents/pictures/portrait';
import { isWithin } from '@portfolio/build/folders/repository';
import { isPortable } from '@portfolio/data/schema/fields';
import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import * as v from 'valibot';
import { errorText, systemCode } from '../backend/errors.ts';
import { readReport } from './firstReport.ts';
import { CONTENT } from './formFields.ts';
import { fieldsOfTexts } from './placesOfTexts.ts';

const CHANGED =
  'The file has changed since the editor read it, perhaps in another window. Copy what you wrote, reload this page and make the change again.';

/** A refusal, with the status of its answer. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The texts of a page, of which the fields are asked. */
const shownTexts = v.array(v.string());

/** What Node says where a folder takes the place of a file or the reverse, and about a name that is too long. */
const notForFiles = new Set(['EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG']);

const versionOf = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Only the editor's page sends the header: for another site, the browser would ask this server first, which refuses. */
function refuseOthers({ headers, headersDistinct, socket }: IncomingMessage) {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const { origin = `http://${headers.host}` } = headers;
  const isOwn =
    headersDistinct.host?.length === 1 &&
    URL.canParse(origin) &&
    new URL(origin).host === headers.host;
  if (!isLocal || !isOwn || headers['x-portfolio-editor'] !== '1') {
    throw new Refusal(403, 'Only the editor on this machine may do that.');
  }
}

/** The file of an address, which is in the content's folder, also after following links. */
function fileAt(folder: string, path: string): string {
  const [root, ...names] = path.split('/').filter(Boolean);
  const isSafe =
    names.every((name) => !/^\.|[\\:\p{Cc}]/u.test(name)) && isPortable(names.join('/'));
  if (root !== CONTENT || !isSafe) throw new Refusal(403, 'That is outside the content.');
  const file = join(folder, ...names);
  let known = file;
  while (!existsSync(known)) known = dirname(known);
  const real = realpathSync(known);
  if (existsSync(folder) && !isWithin(realpathSync(folder), real)) {
    throw new Refusal(403, 'That leads out of the content.');
  }
  return file;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_MEGABYTES * 2 ** 20)
      throw new Refusal(413, `The file is larger than ${MAX_MEGABYTES} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function list(folder: string, path: string) {
  if (path === '') return [{ name: CONTENT, kind: 'directory' }];
  const file = fileAt(folder, path);
  const entries = existsSync(file) ? await readdir(file, { withFileTypes: true }) : [];
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? 'directory' : 'file' }));
}

/**
 * Refuses to change a file that isn't as the editor read it. It waits for nothing, nor does the change that follows, so that
 * no other request comes between them.
 */
function checkVersion(file: string, { headers }: IncomingMessage) {
  const version = existsSync(file) ? versionOf(readFileSync(file)) : undefined;
  if (version !== headers['if-match']) throw new Refusal(412, CHANGED);
}

/** Writes a file at once, so that nobody reads half of it. It keeps its mode, and a link leads where it did. */
async function write(file: string, bytes: Uint8Array, request: IncomingMessage) {
  checkVersion(file, request);
  await mkdir(dirname(file), { recursive: true });
  const half = join(dirname(file), `.${randomUUID()}.saving`);
  try {
    await writeFile(half, bytes);
    checkVersion(file, request);
    const isNew = !existsSync(file);
    if (!isNew) chmodSync(half, statSync(file).mode);
    renameSync(half, isNew ? file : realpathSync(file));
  } finally {
    await rm(half, { force: true });
  }
}

/** What the editor reads about an error. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError) return new Refusal(400, 'The request must be JSON.');
  const code = systemCode(error) ?? '';
  if (code === 'ENOENT') return new Refusal(404, 'There is no such file.');
  if (notForFiles.has(code)) return new Refusal(400, 'There can be no file of that name.');
  const owners = ownerErrorIn(error);
  return owners ? new Refusal(422, owners.message) : new Refusal(500, errorText(error));
}

/** The answer to a request of the editor, or what it is refused for. */
type Answer = { status?: number; body?: string | Uint8Array; version?: string };

async function answerTo(folder: string, path: string, request: IncomingMessage): Promise<Answer> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && (path === '' || path.endsWith('/'))) {
    return { body: JSON.stringify(await list(folder, path.replace(/\/$/, ''))) };
  }
  const file = fileAt(folder, path);
  if (isRead) {
    const body = await readFile(file);
    return { body, version: versionOf(body) };
  }
  if (request.method === 'PUT') {
    const bytes = await bodyOf(request);
    await write(file, bytes, request);
    return { version: versionOf(bytes) };
  }
  if (request.method !== 'DELETE') throw new Refusal(405, 'The editor has no use for that.');
  checkVersion(file, request);
  rmSync(file);
  return {};
}

/**
 * Answers a request of the editor. It lists, reads, writes and deletes files below the content's folder and nowhere else,
 * makes the owner's first content, and finds the fields of texts.
 * @param path `folder/` and a path in the editor's tree, such as `folder/content/owner.json`, where a folder ends with
 * `/`; `start/` and what the first content comes from; `report` about it; `sample`, to ask whether it is
 * only that, and to remove it; or `places`, for a list of texts
 */
export async function answerEditor(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = ({ status = 200, body = '', version }: Answer) => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(version && { etag: version }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  try {
    refuseOthers(request);
    if (path === 'places') {
      const shown = v.safeParse(shownTexts, JSON.parse((await bodyOf(request)).toString()));
      if (!shown.success) throw new Refusal(400, 'The texts must be a list of texts.');
      return send({ body: JSON.stringify(await fieldsOfTexts(folder, shown.output)) });
    }
    if (path === 'report') return send({ body: await readReport() });
    if (path === 'sample') {
      const { isCopyOfSample, removeSample } = await import('./firstContent.ts');
      if (request.method === 'DELETE') await removeSample();
      return send({ body: (await isCopyOfSample()) ? 'unchanged' : '' });
    }
    const [, from] = /^start\/(\w+)$/.exec(path) ?? [];
    if (from && request.method === 'POST') {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      const { name = '', language = '' } = Object.fromEntries(searchParams);
      // It draws documents, which the server needs for nothing else.
      const { makeFirstContent } = await import('./firstContent.ts');
      return send({
        body: await makeFirstContent({ from, name, language }, await bodyOf(request)),
      });
    }
    send(await answerTo(folder, path.replace(/^folder\//, ''), request));
  } catch (error) {
    const { status, message } = refusalFor(error);
    send({ status, body: message });
  }
}
