import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { STORYBOOK_FOLDER } from './paths.ts';

/** An entry of the sidebar: a story or a docs page. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

export interface StorybookIndex {
  entries: Record<string, IndexEntry>;
}

/** The part of Storybook's preview that drives it. */
export interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'docs' | 'story' }): void;
    last(event: string): unknown;
    on(event: 'storyFinished', listener: (told: { storyId: string; status: string }) => void): void;
    on(event: 'docsRendered', listener: (id: string) => void): void;
  };
  __STORYBOOK_PREVIEW__: {
    loadStory(story: {
      storyId: string;
    }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
  };
  /** What was shown, by id: how each story ended, and that a docs page is there. */
  ended: Map<string, string>;
  /** The id of what is shown. */
  shown: string;
}

const FIRST = 'gallery--docs';

/** The index of the Storybook that was built last. */
export const readIndex = (folder = STORYBOOK_FOLDER) =>
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StorybookIndex;

/**
 * Opens the workshop, so that one page can show everything in it: it is loaded once, as a reader loads it.
 *
 * @param globals what the toolbar would choose, as in an address: `theme:dark`.
 */
export async function openWorkshop(page: Page, baseURL: string, globals = '') {
  // Storybook ignores the globals of an address that shows nothing.
  await page.goto(`${baseURL}/iframe.html?id=${FIRST}&viewMode=docs&globals=${globals}`);
  // Storybook reloads a page in which something else is shown before this is.
  await page.waitForFunction(() =>
    (globalThis as unknown as Partial<Preview>).__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'),
  );
  await page.evaluate((first) => {
    const preview = globalThis as unknown as Preview;
    preview.shown = first;
    preview.ended = new Map([[first, 'success']]);
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on('storyFinished', ({ storyId, status }) => preview.ended.set(storyId, status));
    channel.on('docsRendered', (id) => preview.ended.set(id, 'success'));
  }, FIRST);
}

/** Shows a story or a docs page; resolves with how its `play` function ended. */
export async function show(page: Page, storyId: string, viewMode: 'docs' | 'story') {
  await page.evaluate(
    (story) => {
      const preview = globalThis as unknown as Preview;
      // Storybook says nothing of what is there already.
      if (preview.shown === story.storyId) return;
      preview.shown = story.storyId;
      preview.ended.delete(story.storyId);
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', story);
    },
    { storyId, viewMode },
  );
  const status = await page.waitForFunction(
    (id) => (globalThis as unknown as Preview).ended.get(id),
    storyId,
  );
  return (await status.jsonValue()) as string;
}
