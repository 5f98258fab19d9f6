import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import { errorText, systemCode } from '../backend/errors.ts';

/** A refusal, with the status of its answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What Node says where a folder takes the place of a file or the reverse, and about a name that is too long. */
const notForFiles = new Set(['EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG']);

/** What the editor reads about an error. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError) return new Refusal(400, 'The request must be JSON.');
  const code = systemCode(error) ?? '';
  if (code === 'ENOENT') return new Refusal(404, 'There is no such file.');
  if (notForFiles.has(code)) return new Refusal(400, 'There can be no file of that name.');
  const owners = ownerErrorIn(error);
  return owners ? new Refusal(422, owners.message) : new Refusal(500, errorText(error));
}
