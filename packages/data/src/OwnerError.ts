/**
 * A problem that the owner can fix in content or settings. The message says everything, so the stack
 * and the brackets in which Vite would print it are left out, and so is what a bundler notes in an error.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  /** What Node shows for it (`util.inspect.custom`). */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/** Where a bundler notes what it was doing: a plugin, a module, and lines of it that the owner didn't write. */
for (const note of ['plugin', 'hook', 'id', 'loc', 'frame', 'pluginCode']) {
  Object.defineProperty(OwnerError.prototype, note, { get: () => undefined, set: () => undefined });
}

/** Why the system refuses to read or write a file, by the code of its error, and what helps. */
const refusals: Partial<Record<string, string>> = {
  EACCES:
    "this user isn't allowed to use it: make it yours (chown), or delete it if it can be made again",
  EPERM: "this user isn't allowed to change it: make it yours (chown), or close what is using it",
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
 * What the owner can fix, of anything thrown. A bundler collects errors in one of its own, code that adds
 * to an error has it as its cause, and the system's own errors only have a code for the reason.
 * @returns each once, as one error; nothing if the owner can't fix it
 */
export function ownerErrorIn(thrown: unknown): OwnerError | undefined {
  const found = ownerErrorsIn(thrown);
  const messages = [...new Set(found.map(({ message }) => message))];
  return found.length > 1 ? new OwnerError(messages.join('\n')) : found[0];
}
