import { askServer } from './askServer.ts';

/**
 * The content folder of the development server, in the form of the File System Access API. It takes the place of the
 * folder that the browser would ask for, so it needs no permission and works in every browser.
 */

const ask = (path: string, init?: RequestInit) =>
  askServer(`./folder/${path.split('/').map(encodeURIComponent).join('/')}`, init);

const isMissing = () => new DOMException('There is no such file.', 'NotFoundError');

const pathIn = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** The version of each file when the editor read it last, so that it never overwrites what it hasn't seen. */
const versions = new Map<string, string | null>();

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
    const response = await ask(this.path);
    if (!response.ok) throw isMissing();
    versions.set(this.path, response.headers.get('etag'));
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    const { path } = this;
    return {
      // The editor ignores what `close` throws, so the file is written, or refused, here.
      async write(body: Blob | string) {
        const version = versions.get(path);
        const headers: HeadersInit = version ? { 'if-match': version } : { 'if-none-match': '*' };
        const response = await ask(path, { method: 'PUT', body, headers });
        if (!response.ok) throw new Error(await response.text());
        versions.set(path, response.headers.get('etag'));
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
      await ask(`${this.path}/`)
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
    if (!create && !(await ask(path, { method: 'HEAD' })).ok) throw isMissing();
    return new FileHandle(path);
  }

  async removeEntry(name: string) {
    const path = pathIn(this.path, name);
    const version = versions.get(path);
    const response = await ask(path, {
      method: 'DELETE',
      headers: version ? { 'if-match': version } : {},
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** Whether the owner has content of their own. */
export const hasContent = async () => (await (await ask('content/')).json()).length > 0;

/** Lets the editor open the content folder without asking. */
export function openHttpFolder(): void {
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
