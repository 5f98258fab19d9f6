import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyPlan } from '@portfolio/cli/update/applyPlan';
import { checkCopy } from '@portfolio/cli/update/checkCopy';
import { openGit } from '@portfolio/cli/update/git';
import { makePlan, type Plan, type Wanted } from '@portfolio/cli/update/plan';
import { freshFolder } from '../backend/support/folders.ts';

/** A name for commits, and nothing from this machine's settings. */
export const gitEnv = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Asha',
  GIT_AUTHOR_EMAIL: 'asha@example.com',
  GIT_COMMITTER_NAME: 'Asha',
  GIT_COMMITTER_EMAIL: 'asha@example.com',
};

export type Repository = ReturnType<typeof openRepository>;

function openRepository(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    }).trim();
  const has = (name: string) => existsSync(join(folder, name));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (files: Record<string, string | Buffer | null>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name);
      if (text === null) rmSync(file, { recursive: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  };
  /** Writes files (null removes one) and commits everything. */
  const commit = (files: Record<string, string | Buffer | null> = {}) => {
    write(files);
    git('add', '--all', '--force');
    git('commit', '--quiet', '--allow-empty', '-m', 'Change');
    return git('rev-parse', 'HEAD');
  };
  return { folder, git, has, read, write, commit };
}

/** A repository with these files in one commit. */
export function repositoryWith(files: Record<string, string | Buffer>): Repository {
  const repository = openRepository(freshFolder());
  repository.git('init', '--quiet', '-b', 'main');
  repository.commit(files);
  return repository;
}

/** A copy by "Use this template": the same files, in one commit without a history. */
export function useTemplate({ folder }: Repository): Repository {
  const copy = openRepository(freshFolder());
  cpSync(folder, copy.folder, {
    recursive: true,
    filter: (source) => source !== join(folder, '.git'),
  });
  copy.git('init', '--quiet', '-b', 'main');
  copy.commit();
  return copy;
}

/** A copy by `git clone`. */
export function clone({ folder, git }: Repository): Repository {
  const copy = freshFolder();
  git('clone', '--quiet', folder, copy);
  return openRepository(copy);
}

/** The plan of an update of this copy. */
export async function planFor(copy: Repository, template: Repository, wanted: Wanted = {}) {
  const git = openGit(copy.folder);
  await checkCopy(git);
  const plan = await makePlan(git, template.folder, wanted);
  return 'tree' in plan ? plan : undefined;
}

/** Updates this copy, and returns the plan. */
export async function update(
  copy: Repository,
  template: Repository,
  wanted?: Wanted,
): Promise<Plan> {
  const plan = await planFor(copy, template, wanted);
  if (!plan) throw new Error('There is nothing to update.');
  await applyPlan(openGit(copy.folder), plan);
  return plan;
}
