import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { htmlFile } from '@portfolio/publish/build/builtPaths';
import { serviceWorker } from '@portfolio/publish/build/serviceWorker';
import type { ContentReader } from '@portfolio/publish/content/contentReader';
import { offlineFile, removalFile, serviceWorkerFile } from '@portfolio/publish/hosts/hostFiles';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../content.ts';
import { freshFolder } from '../backend/support/folders.ts';
import { contentWith } from '../data/contentWith.ts';

/** A built site: its pages, what they show or link to, and other files. */
const built = {
  ...Object.fromEntries(
    Object.values(content.pages).map(({ path }) => [htmlFile(path), '<h1>A page</h1>']),
  ),
  [offlineFile]: '<h1>You are offline</h1>',
  '404.html': '<h1>No page</h1>',
  'projects/demand-forecast-pipeline.html': '<h1>Demand</h1>',
  'projects/drift-watch.html': '<h1>Drift</h1>',
  'projects/chest-x-ray-triage.html': '<h1>Chest</h1>',
  'privacy.html': '<h1>Privacy notice</h1>',
  'assets/entry-a1.js': 'start()',
  'icons/python.svg': '<svg/>',
  'icons/unused.svg': '<svg/>',
  'contact.vcf': 'BEGIN:VCARD',
  'resume.pdf': '%PDF',
  'resume-letter.pdf': '%PDF',
  'talks/slides 1.pdf': '%PDF',
  'licenses.txt': '',
  'workshop/assets/manager.js': 'start()',
};

/** Lets the plugin finish a built site, and returns the files in the folder. */
async function finish(isOn: 'true' | 'false') {
  vi.stubEnv('SERVICE_WORKER', isOn);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const outDir = freshFolder(built);
  const shown = contentWith('support.url', `${content.site.url}/talks/slides%201.pdf`);
  const reader = { read: async () => shown } as unknown as ContentReader;
  const config = await resolveConfig(
    {
      configFile: false,
      root: resolve('packages/site'),
      build: { outDir },
      plugins: [serviceWorker(reader)],
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

test('the service worker keeps pages, their scripts, styles, pictures and links, and nothing else; next to it is the one that removes it', async () => {
  const { worker, removal, hasOfflinePage } = await finish('true');
  for (const kept of [
    'skills',
    'projects/drift-watch',
    'offline',
    'assets/entry-a1.js',
    'icons/python.svg',
    'contact.vcf',
    'resume.pdf',
    'talks/slides%201.pdf',
  ])
    expect(worker, kept).toContain(`\`${kept}\``);
  for (const left of ['404', 'icons/unused', 'resume-letter', 'licenses', 'workshop/assets'])
    expect(worker, left).not.toContain(`\`${left}`);
  expect(removal).not.toContain('offline');
  expect(hasOfflinePage).toBe(true);
});
