/**
 * A problem that the owner can fix in content or settings. The message is complete, so the error has no stack, no
 * brackets as Vite prints them, and no bundler's notes.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  /** The text that Node prints for it (`util.inspect.custom`). */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/** The fields that a bundler adds: a plugin, a module, and lines that the owner didn't write. */
for (const note of ['plugin', 'hook', 'id', 'loc', 'frame', 'pluginCode']) {
  Object.defineProperty(OwnerError.prototype, note, { get: () => undefined, set: () => undefined });
}

/** Why the system refuses to read or write a file, and the remedy, by the code of its error. */
const refusals: Partial<Record<string, string>> = {
  EACCES:
    "this user isn't allowed to use it: make it yours (chown), or delete it if it can be made again",
  EPERM:
    "this user isn't allowed to change it: make it yours (chown), or close the program that uses it",
  EROFS: 'it is on a disk that can only be read: use a folder that can be written to',
  ENOSPC: 'the disk is full: make room on it',
  EDQUOT: 'the disk is full for this user: make room on it',
  ENOTDIR: 'a part of its path is a file and not a folder: choose another path',
  EMFILE: 'too many files are open on this machine: close other programs',
};

function refusalOf({ code, path, dest }: { code?: unknown; path?: unknown; dest?: unknown }) {
  const reason = refusals[String(code)];
  const place = dest ?? path;
  return reason && typeof place === 'string' ? [new OwnerError(`${place}: ${reason}.`)] : [];
}

function ownerErrorsIn(thrown: unknown): OwnerError[] {
  if (thrown instanceof OwnerError) return [thrown];
  const { errors, cause } = Object(thrown);
  const inside = [...(Array.isArray(errors) ? errors : []), ...(cause ? [cause] : [])];
  return inside.length > 0 ? inside.flatMap(ownerErrorsIn) : refusalOf(Object(thrown));
}

/**
 * The errors that the owner can fix, from anything thrown. A bundler wraps errors in its own, an error may have
 * another as its cause, and the system's errors have only a code as the reason.
 * @returns one error with each problem once; nothing if the owner can't fix it
 */
export function ownerErrorIn(thrown: unknown): OwnerError | undefined {
  const found = ownerErrorsIn(thrown);
  const messages = [...new Set(found.map(({ message }) => message))];
  return found.length > 1 ? new OwnerError(messages.join('\n')) : found[0];
}
