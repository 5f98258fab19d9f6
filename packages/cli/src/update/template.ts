import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Git, GitError } from './git.ts';

/** The git remote that remembers where the template is. */
export const REMOTE = 'template';

/** Keeps the fetched commits, so that git doesn't clean them up. */
const FETCHED = 'refs/update/latest';

/** A version of the template. */
export interface Version {
  /** Its commit. */
  commit: string;
  /** Its name for people: the short commit id, and the date. */
  name: string;
}

/** An address without the password or token that may be in it. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^(\w+:\/\/)[^/@]*@/, '$1');

/**
 * The template's address: from the command line, or else from an earlier update.
 * @throws OwnerError if neither has it
 */
export async function findTemplate(git: Git, from?: string): Promise<string> {
  // A folder is relative to the owner's working directory, which isn't the copy with --in.
  if (from !== undefined && existsSync(from)) return resolve(from);
  const address = from ?? (await git.ask('remote', 'get-url', REMOTE));
  if (address) return address;
  throw new OwnerError(
    'Where is the template? Give its address once, and it is remembered: npm run update -- --from https://github.com/…',
  );
}

/** The name of a commit for people. */
export async function describeVersion(git: Git, commit: string): Promise<Version> {
  const format = ['--format=%h of %cd', '--date=format:%Y-%m-%d'];
  return { commit, name: (await git.run(['log', '-1', ...format, commit])).trim() };
}

/**
 * Gets the template's commits into this repository's database. No file and no branch changes.
 * @param wanted a branch, tag or commit; the template's main branch by default
 * @throws OwnerError when the template can't be reached, or has nothing of that name
 */
export async function fetchTemplate(git: Git, address: string, wanted = 'HEAD'): Promise<Version> {
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  // Without a terminal, nobody could answer a question for a password.
  const env = process.stdin.isTTY ? {} : { GIT_TERMINAL_PROMPT: '0' };
  try {
    const refspec = `+${wanted}:${FETCHED}`;
    await git.run(['fetch', ...options, '--end-of-options', address, refspec], { env });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new OwnerError(
      `The template couldn’t be fetched from ${withoutSecrets(address)}: ${withoutSecrets(error.reason)}. Check the address (--from), the name (--to) and your connection; nothing was changed.`,
    );
  }
  const commit = (await git.run(['rev-parse', '--verify', `${FETCHED}^{commit}`])).trim();
  return describeVersion(git, commit);
}

/** Remembers the template's address for the next update. */
export async function rememberTemplate(git: Git, address: string): Promise<void> {
  const known = await git.ask('remote', 'get-url', REMOTE);
  if (known === address) return;
  const change = known === undefined ? 'add' : 'set-url';
  await git.run(['remote', change, '--', REMOTE, address]);
}
