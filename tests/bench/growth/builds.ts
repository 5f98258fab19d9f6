import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../harness/buildSite.ts';
import { AT_ROOT } from '../../harness/ownBackend.ts';

/** Lends an empty folder, and removes it. */
export async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** Builds the site into a folder: how long that takes, in seconds. */
export async function timeBuild(outDir: string, variables: NodeJS.ProcessEnv = {}) {
  const start = performance.now();
  await buildSite(outDir, { ...AT_ROOT, ...variables });
  return (performance.now() - start) / 1000;
}
