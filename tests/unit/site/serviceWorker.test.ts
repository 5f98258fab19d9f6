import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serviceWorker } from '@portfolio/publish/build/serviceWorker';
import { offlineFile, removalFile, serviceWorkerFile } from '@portfolio/publish/hosts/hostFiles';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const page = '<body><div id="root"></div></body>';

/** Lets the plugin finish a built site: what is in the folder then. */
async function finish(isOn: 'true' | 'false') {
  vi.stubEnv('SERVICE_WORKER', isOn);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const outDir = freshFolder({ 'index.html': page, [offlineFile]: page, 'licenses.txt': '' });
  const config = await resolveConfig(
    {
      configFile: false,
      root: resolve('packages/site'),
      build: { outDir },
      plugins: [serviceWorker()],
    },
    'build',
  );
  const { buildApp } = config.plugins.find(({ name }) => name === 'portfolio:service-worker') ?? {};
  if (typeof buildApp !== 'function') throw new Error('The plugin has nothing to do at the end.');
  await buildApp.call({} as never, {} as never);
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  return {
    worker: read(serviceWorkerFile),
    removal: read(removalFile),
    hasOfflinePage: existsSync(join(outDir, offlineFile)),
  };
}

test('an owner who wants no service worker publishes one that removes itself, and no offline page', async () => {
  const { worker, removal, hasOfflinePage } = await finish('false');
  expect(worker).toBe(removal);
  expect(worker).toContain('unregister');
  expect(hasOfflinePage).toBe(false);
});

test('the service worker knows the offline page, and the one that removes it lies beside it', async () => {
  const { worker, removal, hasOfflinePage } = await finish('true');
  expect(worker).toContain('offline');
  expect(removal).not.toContain('offline');
  expect(hasOfflinePage).toBe(true);
});
