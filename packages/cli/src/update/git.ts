import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';

/** The first version whose `git merge-tree` merges without touching a file. */
const OLDEST = [2, 38] as const;

/** Settings of the owner that would change the output or the decisions of the commands below. */
const SETTINGS = [
  'color.ui=false',
  'core.quotePath=false',
  'merge.autoStash=false',
  'merge.conflictStyle=merge',
  // Own files stay where they are, even if the template moves the folder around them.
  'merge.directoryRenames=false',
  'merge.renames=true',
  // A file that only got other line endings isn't a changed one.
  'merge.renormalize=true',
].flatMap((setting) => ['-c', setting]);

/** A hook that runs this names its own repository in these. */
const OWN_REPOSITORY = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

const MAX_OUTPUT = 2 ** 28;

/** git ended with an error. */
export class GitError extends Error {
  override name = 'GitError';

  constructor(
    /** The exit code. */
    readonly code: unknown,
    /** Standard output, which some commands fill even then. */
    readonly output: string,
    /** The first line of git's error message. */
    readonly reason: string,
  ) {
    super(`git: ${reason}`);
  }
}

/** The input of a call of git besides its arguments. */
export interface GitCall {
  /** Standard input. */
  input?: string;
  /** More variables. */
  env?: NodeJS.ProcessEnv;
}

/** git, in one repository. */
export interface Git {
  /** The folder of the repository. */
  readonly folder: string;
  /**
   * Runs git without a shell and returns its output.
   * @throws GitError when it ends with an error
   */
  run(args: readonly string[], call?: GitCall): Promise<string>;
  /** The same without the line break at the end; undefined where git ends with an error. */
  ask(...args: string[]): Promise<string | undefined>;
}

function reasonIn(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const said = lines.find((line) => /^(fatal|error): /.test(line)) ?? lines.find(Boolean) ?? '';
  return said.replace(/^(fatal|error): /, '') || 'it ended without saying why';
}

/** git for the repository in this folder. */
export function openGit(folder: string): Git {
  const run = (args: readonly string[], { input, env }: GitCall = {}) =>
    new Promise<string>((done, failed) => {
      const options = {
        cwd: folder,
        // Messages are read below, so not in the owner's language.
        env: { ...process.env, ...OWN_REPOSITORY, LC_ALL: 'C', ...env },
        maxBuffer: MAX_OUTPUT,
        windowsHide: true,
      };
      const child = execFile('git', [...SETTINGS, ...args], options, (error, stdout, stderr) => {
        if (!error) return done(stdout);
        const isMissing = error.code === 'ENOENT';
        failed(
          isMissing
            ? new OwnerError('git isn’t installed: get it at https://git-scm.com/downloads.')
            : new GitError(error.code, stdout, reasonIn(stderr)),
        );
      });
      // git may end without reading everything.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  const ask = async (...args: string[]) => {
    try {
      return (await run(args)).trimEnd();
    } catch (error) {
      if (error instanceof GitError) return undefined;
      throw error;
    }
  };
  return { folder, run, ask };
}

/** Whether the output of `git --version` is recent enough. */
export function isRecent(version: string): boolean {
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** @throws OwnerError when git is missing or too old */
export async function checkVersion(git: Git): Promise<void> {
  const version = (await git.run(['--version'])).trim();
  if (isRecent(version)) return;
  throw new OwnerError(
    `An update needs git ${OLDEST.join('.')} or later, and this is ${version}: get a newer one at https://git-scm.com/downloads.`,
  );
}

/** Calls `work` with a folder that is gone afterwards. */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-update-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
