import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shippedContent } from '@portfolio/data/shippedContent';
import { expect, onTestFinished, test } from 'vitest';

test('the build reads files that an editor began with a byte order mark', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-read-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('packages/data/src/content', folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const path = join(folder, name);
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
  }
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'packages/site'];
  await promisify(execFile)(process.execPath, [...vite, `--outDir=${join(folder, 'dist')}`], {
    env: { ...process.env, NODE_ENV: 'production', PORTFOLIO_CONTENT: folder },
  });
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(page).toContain(shippedContent.owner.name);
});
