import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_MEGABYTES } from '@portfolio/build/documents/pictures/portrait';
import * as v from 'valibot';
import { readReport } from './firstReport.ts';
import { fieldsOfTexts } from './placesOfTexts.ts';
import { Refusal, refusalFor } from './refusal.ts';
import {
  type FileChange,
  fileAt,
  listFolder,
  readTree,
  versionOf,
  writeFiles,
} from './storedFiles.ts';

/** Paths in the editor's tree, each with the version that the editor read, if there was one. */
const changeList = v.array(v.object({ path: v.string(), version: v.optional(v.string()) }));

/** The texts of a page, of which the fields are asked. */
const shownTexts = v.array(v.string());

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

/** The answer to a request of the editor, or what it is refused for. */
type Answer = { status?: number; body?: string | Uint8Array; version?: string };

async function answerTo(folder: string, path: string, request: IncomingMessage): Promise<Answer> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && (path === '' || path.endsWith('/'))) {
    return { body: JSON.stringify(await listFolder(folder, path.replace(/\/$/, ''))) };
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
      await writeFiles(folder, changes);
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
