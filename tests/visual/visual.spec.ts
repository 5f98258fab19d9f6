import { test as base, expect, type Page } from '@playwright/test';
import { viewports } from '../../.storybook/shared/viewports.ts';
import { baselineOf } from './baselines.ts';
import { picturedEntries } from './stories.ts';
import { openWorkshop, type Preview, readIndex, show } from './workshop.ts';

/** Noon on 2026-01-01: every story sees the same time. */
const NOON = new Date('2026-01-01T12:00:00Z');

type Viewport = { width: number; height: number };

const entries = picturedEntries(readIndex());

/** One page for all stories of a worker: the workshop is loaded once, as a designer loads it. */
const test = base.extend<object, { workshop: Page }>({
  workshop: [
    async ({ browser }, use, { project }) => {
      const { viewport, colorScheme, contextOptions, baseURL } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        viewport: viewport ?? null,
        colorScheme: colorScheme ?? null,
      });
      const page = await context.newPage();
      // Only the built Storybook may be loaded.
      await page.route('**', (route) => {
        const isOwn = /^(data|blob):/.test(route.request().url());
        return isOwn || route.request().url().startsWith(`${baseURL}/`)
          ? route.continue()
          : route.abort();
      });
      await page.clock.setFixedTime(NOON);
      const globals = `theme:${colorScheme};a11y.manual:!true`;
      await openWorkshop(page, baseURL ?? '', globals);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The window that a story asks for, in px. */
async function viewportOf(page: Page, storyId: string) {
  const name = await page.evaluate(async (id) => {
    const preview = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__;
    return (await preview.loadStory({ storyId: id })).storyGlobals?.viewport?.value;
  }, storyId);
  const { width, height } = viewports[name ?? '']?.styles ?? {};
  return width && height
    ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
    : undefined;
}

/**
 * Shows a docs page, or a story in the window that it asks for, or in the mode's own; resolves when its `play` function has
 * ended and its images are there.
 */
async function showStory(page: Page, storyId: string, ownViewport: Viewport): Promise<string> {
  const isPage = storyId.endsWith('--docs');
  const asked = isPage ? undefined : await viewportOf(page, storyId);
  await page.setViewportSize(asked ?? ownViewport);
  const status = await show(page, storyId, isPage ? 'docs' : 'story');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // Forced colours show the caret in spite of `caret: 'hide'`; a field that is read-only has none.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.readOnly = true;
  });
  return status;
}

for (const id of entries) {
  test(id, async ({ workshop, viewport, colorScheme }, { project, config }) => {
    if (!viewport) throw new Error('Each mode has a window.');
    // A story that fails shows Storybook's error, which nobody wants to keep.
    expect(await showStory(workshop, id, viewport), `${id} renders and plays`).toBe('success');
    const isUpdate = config.updateSnapshots === 'all';
    const baseline = isUpdate ? [project.name, `${id}.png`] : baselineOf(project.name, id);
    if (id.endsWith('--docs')) {
      // All states of a component, in the theme of the mode.
      await expect(workshop.locator(`[data-states="${colorScheme}"]`)).toHaveScreenshot(baseline);
      return;
    }
    // Behind a page, particles are scattered by chance, and move.
    const mask = id.startsWith('pages-') ? [workshop.locator('canvas')] : [];
    await expect(workshop).toHaveScreenshot(baseline, { fullPage: true, mask });
  });
}
