import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { changeFile } from '../backend/support/folders.ts';
import { ask } from '../backend/support/raw.ts';
import { startDev } from './devProcess.ts';
import { copyRepository } from './repositoryCopy.ts';

let copy: string;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('npm run dev shows the owner’s content as soon as there is some, and each change of it', async () => {
  const dev = await startDev(copy);
  onTestFinished(dev.stop);
  const owner = async () => {
    const { body } = await ask(dev.url, '/').catch(() => ({ body: '' }));
    return /<h1[^>]*>([^<]*)/.exec(body)?.[1];
  };
  const shows = { interval: 500 };
  expect(await owner()).toContain('Mira Kelvekar');

  const own = join(copy, 'content');
  cpSync(join(copy, 'packages/data/src/sample'), join(copy, 'begun'), { recursive: true });
  changeFile(join(copy, 'begun/owner.json'), 'Mira Kelvekar', 'Asha Rao');
  cpSync(join(copy, 'begun'), own, { recursive: true });
  await expect.poll(owner, shows).toContain('Asha Rao');

  changeFile(join(own, 'owner.json'), 'Asha Rao', 'Ravi Malmberg');
  await expect.poll(owner, shows).toContain('Ravi Malmberg');

  rmSync(own, { recursive: true });
  await expect.poll(owner, shows).toContain('Mira Kelvekar');
});
