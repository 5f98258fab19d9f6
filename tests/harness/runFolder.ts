import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'PORTFOLIO_E2E_FOLDER';

/**
 * An empty folder for the files of the servers under test, gone when the run ends. The first
 * process that asks creates it; its child processes, which read the same configuration, get its
 * path through the environment.
 */
export function runFolder(): string {
  const existing = process.env[VARIABLE];
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-e2e-'));
  process.env[VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
