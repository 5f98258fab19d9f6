import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { content } from '../../content.ts';
import { expectAccessible } from '../support/axe';
import { insertCall } from '../support/contactPage';
import { englishOnly, englishSentences, plainWords, saidBy } from '../support/englishWords';
import { routes } from '../support/routes';
import { expect, openHydrated } from '../support/test';
import { accentedContent } from './accented';
import { testWith } from './testWith';

const withoutCaseStudies = content.projects.map(({ caseStudy: _, ...project }) => project);

/** What visitors can do on each page besides reading it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.getByRole('article').getByRole('button').first().click(),
  '/skills': async (page) => {
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await expect(page.getByRole('tooltip')).toBeAttached();
  },
  '/projects': async (page) => {
    for (const card of await page.getByRole('article').all()) {
      await card.getByRole('button').click();
      const numbers = card.locator('summary');
      if (await numbers.isVisible()) await numbers.click();
    }
  },
  '/contact': async (page) => {
    const form = page.locator('form');
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
};

/** Tests that a copy of the site in a language says nothing in English: pages, states, documents, texts for programs. */
export function testSpoken(language: string) {
  const english = englishOnly(language);
  const findEnglish = (said: readonly string[]) =>
    said.filter((text) => plainWords(text).some((word) => english.has(word)));

  const test = testWith(`${language}-words`, {
    ...accentedContent({ ...content, projects: withoutCaseStudies }),
    site: { ...content.site, language },
  });

  test.describe(`in ${language}`, () => {
    for (const { path } of routes) {
      test(`${path} says nothing in English, at first and in use`, async ({ page }) => {
        await openHydrated(page, path);
        expect(findEnglish(await saidBy(page))).toEqual([]);
        await states[path]?.(page);
        expect(findEnglish(await saidBy(page))).toEqual([]);
        await expectAccessible(page);
      });
    }

    for (const { path } of routes) {
      test(`${path} fits the narrowest window, and a phone with text twice as large`, async ({
        page,
      }) => {
        const overflow = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
        await page.setViewportSize({ width: 320, height: 700 });
        await openHydrated(page, path);
        expect(await overflow()).toBe(0);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await overflow()).toBe(0);
      });
    }

    // With the fixture's site, which is built then.
    test('no script holds a sentence in English', async ({ otherSite: _ }) => {
      const folder = `test-results/${language}-words/dist/assets`;
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      for (const name of scripts) {
        const text = readFileSync(join(folder, name), 'utf8');
        const held = englishSentences().filter((sentence) => text.includes(sentence));
        expect(held, name).toEqual([]);
      }
    });

    test('documents outside the navigation say nothing in English', async ({ page }) => {
      await page.goto('/nowhere');
      expect(findEnglish(await saidBy(page))).toEqual([]);
    });

    test('a message that can’t be sent is explained in the language', async ({
      page,
      problems,
    }) => {
      await page.clock.install();
      await openHydrated(page, '/contact');
      await page.route(insertCall, (route) => route.abort());
      const form = page.locator('form');
      await form.locator('[name="name"]').fill('Ňōā');
      await form.locator('[name="phone"]').fill('+44 7700 900123');
      await form.locator('[name="email"]').fill('ravi@example.org');
      await form.locator('[name="message"]').fill('Ā měššāğě ōf ťēň');
      await page.clock.fastForward(5000);
      await form.locator('[type=submit]').click();
      await expect(form.locator('p[role="status"]').first()).not.toBeEmpty();
      expect(findEnglish(await saidBy(page))).toEqual([]);
      problems.length = 0;
    });

    test('the documents and texts for programs say nothing in English', async ({ request }) => {
      for (const name of ['resume.pdf', 'business-card.pdf']) {
        const answer = await request.get(`/${name}`);
        const { text } = await extractText(new Uint8Array(await answer.body()));
        expect(findEnglish(text), name).toEqual([]);
      }
      for (const name of [...routes.map((route) => `${route.name}.md`), 'llms.txt']) {
        const text = await (await request.get(`/${name}`)).text();
        const lines = text.replace(/\]\([^)]*\)|https?:\S+/g, '').split('\n');
        expect(findEnglish(lines), name).toEqual([]);
      }
    });
  });
}
