import {
  type Change,
  type ContentTree,
  isPublished,
  nameInContent,
  pathOfFile,
} from '../contentTree.ts';
import type { StoredTree } from '../storedFiles.ts';
import { afterSave } from './afterSave.ts';
import { askServer } from './askServer.ts';
import { completeWrite } from './completeSave.ts';

/**
 * The content folder of the development server, in the form of the File System Access API. It takes the place of the
 * folder that the browser would ask for, so it needs no permission and works in every browser.
 */

const ask = (path: string, init?: RequestInit) =>
  askServer(`./${path.split('/').map(encodeURIComponent).join('/')}`, init);

const isMissing = () => new DOMException('There is no such file.', 'NotFoundError');

const pathIn = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** The version of each file when the editor read it last, so that it never overwrites what it hasn't seen. */
const versions = new Map<string, string>();

/** The files that are being read. What is read may be written next, under another name. */
let reading = 0;

async function read(path: string, method = 'GET'): Promise<Response> {
  reading += 1;
  try {
    return await ask(`folder/${path}`, { method });
  } finally {
    reading -= 1;
  }
}

const exists = async (path: string) => (await read(path, 'HEAD')).ok;

const readStored = async (): Promise<StoredTree> => (await ask('tree')).json();

const treeOf = ({ names, texts }: StoredTree): ContentTree => ({
  names: new Set(names),
  texts: new Map(Object.entries(texts).map(([name, { text }]) => [name, text])),
});

/** The content as it is stored. */
export const readTree = async () => treeOf(await readStored());

/** Is called with what is stored after each save. */
let onSaved: (tree: ContentTree) => void = () => {};

/** Writes changes with all that belongs to them, at once. */
async function write(changes: readonly Change[]) {
  const stored = await readStored();
  const own = new Set(changes.map(({ name }) => name));
  const all = await completeWrite(treeOf(stored), changes);
  const form = new FormData();
  const listed = all.map(({ name, bytes }) => {
    const path = pathOfFile(name);
    if (bytes) form.set(path, new Blob([new Uint8Array(bytes)]));
    // The editor has read what it changes, and not what only has a name in it.
    return { path, version: own.has(name) ? versions.get(path) : stored.texts[name]?.version };
  });
  form.set('changes', JSON.stringify(listed));
  const response = await ask('changes', { method: 'POST', body: form });
  if (!response.ok) throw new Error(await response.text());
  const now: (string | null)[] = await response.json();
  for (const [at, { path }] of listed.entries()) {
    const version = now[at];
    if (version) versions.set(path, version);
    else versions.delete(path);
  }
  const tree = await readTree();
  onSaved(tree);
  void afterSave(all, own);
}

/** Long enough for all changes of a save to be known, as the editor writes each file by itself. */
const TOGETHER_MS = 40;

/** The editor removes a picture, and then the names of it, so a removal waits so many times longer for these. */
const REMOVAL_TURNS = 10;

let waiting: { change: Change; done: () => void; fail: (reason: unknown) => void }[] = [];

/** Saves the changes that are waiting, unless others of the same save may come. */
async function saveWaiting(count = 1, turn = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
  const isRemoval = waiting.every(({ change }) => isPublished(change) && !change.bytes);
  if (waiting.length > count || reading > 0 || (isRemoval && turn < REMOVAL_TURNS)) {
    return saveWaiting(waiting.length, turn + 1);
  }
  const now = waiting;
  waiting = [];
  try {
    await write(now.map(({ change }) => change));
    for (const { done } of now) done();
  } catch (reason) {
    for (const { fail } of now) fail(reason);
    // The editor takes it for removed.
    if (now.some(({ change }) => isPublished(change) && !change.bytes)) location.reload();
  }
}

/**
 * Saves a change with all others of this moment.
 * @param isHalf whether the editor removes the file that this is a copy of, in its next step
 */
async function save(change: Change, isHalf = false) {
  const isSaved = new Promise<void>((done, fail) => {
    waiting.push({ change, done, fail });
    if (waiting.length === 1) void saveWaiting();
  });
  // The editor goes on to the names of a picture only when that is removed, and to the rest of a move after its first half.
  if (isHalf || (isPublished(change) && !change.bytes)) isSaved.catch(() => {});
  else await isSaved;
}

class Handle {
  readonly name: string;
  constructor(
    readonly kind: 'file' | 'directory',
    readonly path: string,
  ) {
    this.name = path.split('/').at(-1) ?? '';
  }
  async isSameEntry(other: Handle) {
    return other.path === this.path;
  }
}

class FileHandle extends Handle {
  constructor(path: string) {
    super('file', path);
  }

  async getFile() {
    const response = await read(this.path);
    if (!response.ok) throw isMissing();
    versions.set(this.path, response.headers.get('etag') ?? '');
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    const { path } = this;
    return {
      // The editor ignores what `close` throws, so the file is written, or refused, here.
      async write(body: Blob | string) {
        const bytes = new Uint8Array(await new Blob([body]).arrayBuffer());
        // It copies a case study that gets another name, and writes all others as texts.
        await save(
          { name: nameInContent(path), bytes },
          path.endsWith('.md') && body instanceof File,
        );
      },
      async close() {},
    };
  }
}

class FolderHandle extends Handle {
  constructor(path: string) {
    super('directory', path);
  }

  async *entries() {
    const names: { name: string; kind: Handle['kind'] }[] = await (
      await ask(`folder/${this.path}/`)
    ).json();
    for (const { name, kind } of names) {
      const path = pathIn(this.path, name);
      yield [name, kind === 'file' ? new FileHandle(path) : new FolderHandle(path)] as const;
    }
  }

  async getDirectoryHandle(name: string) {
    return new FolderHandle(pathIn(this.path, name));
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = pathIn(this.path, name);
    if (!create && !(await exists(path))) throw isMissing();
    return new FileHandle(path);
  }

  async removeEntry(name: string) {
    const path = pathIn(this.path, name);
    // The server removes a folder with its last file.
    if (versions.has(path) || (await exists(path))) await save({ name: nameInContent(path) });
  }
}

/** Whether the owner has content of their own. */
export const hasContent = async () => (await (await ask('folder/content/')).json()).length > 0;

/**
 * Lets the editor open the content folder without asking.
 * @param show is called with what is stored after each save
 */
export function openHttpFolder(show: typeof onSaved): void {
  onSaved = show;
  // The editor would keep the folder for the next time, as a copy without methods.
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    return put.call(this, value instanceof Handle ? null : value, key);
  };
  // The editor begins with the last user's backend, and would keep no drafts if it changed from GitHub to a folder.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  // Files of this kind can't be moved, so the editor writes each under its own name. The server does that at once.
  Object.assign(window, {
    FileSystemFileHandle: FileHandle,
    showDirectoryPicker: async () => new FolderHandle(''),
  });
}
