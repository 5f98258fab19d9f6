import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'PORTFOLIO_E2E_FOLDER';

/**
 * An empty folder for what the servers under test write, gone when the run ends. The first process
 * that asks makes it; those it starts, which read the same configuration, are told through the
 * environment.
 */
export function runFolder(env: NodeJS.ProcessEnv = process.env): string {
  const existing = env[VARIABLE];
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-e2e-'));
  env[VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
