import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { namesOfFiles } from '@portfolio/build/content/publishedAssets';
import { MAX_MEGABYTES } from '@portfolio/build/documents/pictures/portrait';
import { isWithin } from '@portfolio/build/folders/repository';
import { isPortable } from '@portfolio/data/schema/fields';
import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import * as v from 'valibot';
import { errorText, systemCode } from '../backend/errors.ts';
import { isRead } from './contentTree.ts';
import { readReport } from './firstReport.ts';
import { CONTENT } from './formFields.ts';
import { fieldsOfTexts } from './placesOfTexts.ts';

const CHANGED =
  'The file has changed since the editor read it, perhaps in another window. Reload this page: what you wrote is offered again.';

/** A refusal, with the status of its answer. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What the rules read of the content. See `ContentTree`. */
export interface StoredTree {
  names: string[];
  texts: Record<string, { text: string; version: string }>;
}

/** Paths in the editor's tree, each with the version that the editor read, if there was one. */
const changeList = v.array(v.object({ path: v.string(), version: v.optional(v.string()) }));

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

const tooLarge = () => new Refusal(413, `The file is larger than ${MAX_MEGABYTES} MB.`);

/** The files of a save together, each of which has a limit of its own. */
const MAX_FILES = 8;

async function bodyOf(request: IncomingMessage, files = 1): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > files * MAX_MEGABYTES * 2 ** 20) throw tooLarge();
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

/** The names of all files, and the texts and versions of those that the rules read. */
async function readTree(folder: string): Promise<StoredTree> {
  const names = namesOfFiles(folder).filter((name) => !/(?:^|\/)\./.test(name));
  const read = names.filter(isRead).map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, { text: new TextDecoder().decode(bytes), version: versionOf(bytes) }] as const;
  });
  return { names, texts: Object.fromEntries(await Promise.all(read)) };
}

/** A change of a file, and what it will hold, or that it is removed. */
interface FileChange {
  file: string;
  /** The version that the editor read; undefined for a file that wasn't there. */
  version: string | undefined;
  bytes: Uint8Array | undefined;
}

/** The changes in the body of a request, as `httpFolder.ts` writes them. */
async function changesIn(folder: string, request: IncomingMessage): Promise<FileChange[]> {
  const headers = { 'content-type': String(request.headers['content-type']) };
  const form = await new Response(new Uint8Array(await bodyOf(request, MAX_FILES)), { headers })
    .formData()
    .catch(() => new FormData());
  const listed = v.safeParse(changeList, JSON.parse(String(form.get('changes'))));
  if (!listed.success) throw new Refusal(400, 'The changes must be a list of files.');
  return Promise.all(
    listed.output.map(async ({ path, version }) => {
      const file = fileAt(folder, path);
      const body = form.get(path);
      if (body instanceof Blob && body.size > MAX_MEGABYTES * 2 ** 20) throw tooLarge();
      const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : undefined;
      return { file, version, bytes };
    }),
  );
}

/**
 * Refuses to change a file that isn't as the editor read it. It waits for nothing, nor do the changes that follow, so that
 * no other request comes between them.
 */
function checkVersion({ file, version, bytes }: FileChange) {
  const isNew = bytes !== undefined && !existsSync(file);
  const now = isNew ? undefined : versionOf(readFileSync(file));
  if (version !== now) throw new Refusal(412, CHANGED);
}

/** Puts a written file in its place. It keeps its mode, and a link leads where it did. */
function replace(file: string, half: string) {
  const isNew = !existsSync(file);
  if (!isNew) chmodSync(half, statSync(file).mode);
  renameSync(half, isNew ? file : realpathSync(file));
}

/** Removes a file, and its folder if that is empty then: git has no empty folders. */
function remove(folder: string, file: string) {
  rmSync(file);
  const parent = dirname(file);
  if (parent !== folder && readdirSync(parent).length === 0) rmdirSync(parent);
}

/** Changes several files at once, or none, so that nobody reads half of it. */
async function write(folder: string, changes: readonly FileChange[]) {
  changes.forEach(checkVersion);
  const halves = new Map<string, string>();
  try {
    for (const { file, bytes } of changes) {
      if (!bytes) continue;
      await mkdir(dirname(file), { recursive: true });
      const half = join(dirname(file), `.${randomUUID()}.saving`);
      halves.set(file, half);
      await writeFile(half, bytes);
    }
    changes.forEach(checkVersion);
    for (const { file, bytes } of changes) {
      if (bytes) replace(file, halves.get(file) as string);
      else remove(folder, file);
    }
  } finally {
    await Promise.all([...halves.values()].map((half) => rm(half, { force: true })));
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
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && (path === '' || path.endsWith('/'))) {
    return { body: JSON.stringify(await list(folder, path.replace(/\/$/, ''))) };
  }
  if (!isReading) throw new Refusal(405, 'The editor has no use for that.');
  const body = await readFile(fileAt(folder, path));
  return { body, version: versionOf(body) };
}

/**
 * Answers a request of the editor. It lists, reads, writes and deletes files below the content's folder and nowhere else,
 * makes the owner's first content, and finds the fields of texts.
 * @param path `tree`, for what the rules read; `changes`, for some files at once; `folder/` and a path in the editor's tree,
 * such as `folder/content/owner.json`, where a folder ends with `/`; `start/` and what the first content comes from; `report`
 * about it; `sample`, to ask whether it is only that, and to remove it; or `places`, for a list of texts
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
    if (path === 'tree') return send({ body: JSON.stringify(await readTree(folder)) });
    if (path === 'changes') {
      const changes = await changesIn(folder, request);
      await write(folder, changes);
      const versions = changes.map(({ bytes }) => bytes && versionOf(bytes));
      return send({ body: JSON.stringify(versions) });
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
