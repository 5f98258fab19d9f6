import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import {
  accept,
  field,
  fill,
  formStatus,
  insertCall,
  passWritingTime,
  sendButton,
  sender,
  thanks,
  ways,
} from './support/contactPage';
import { goTo } from './support/page';
import { expect, openHydrated, test } from './support/test';

declare global {
  interface Window {
    /** How often the page has begun to thank. */
    thanksShown?: number;
  }
}

/** The network's treatment of a message; `isStored` says whether it was stored. */
const answers = {
  stored: { isStored: true, give: accept },
  lost: { isStored: true, give: (route: Route) => route.abort('connectionreset') },
  refused: { isStored: false, give: (route: Route) => route.fulfill({ status: 503 }) },
  limited: { isStored: false, give: (route: Route) => route.fulfill({ status: 429 }) },
  'logged out': {
    isStored: false,
    give: (route: Route) =>
      route.fulfill({ status: 201, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  },
} as const;

const keysOf = <Key extends string>(table: Record<Key, unknown>) =>
  fc.constantFrom(...(Object.keys(table) as Key[]));

const step = fc.record({
  answer: keysOf(answers),
  way: keysOf(ways),
  isTrapFilled: fc.boolean(),
  isComplete: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  /** Whether the page is changed to and back before the form is filled in, so that all of it is too quick. */
  isQuick: fc.boolean(),
  /** Whether the visitor reads another page while the message is on its way. */
  isLeaving: fc.boolean(),
});

const status = (page: Page) => formStatus(page).innerText();

async function visitSkills(page: Page) {
  await goTo(page, 'Skills');
  await goTo(page, 'Contact');
  await field(page, 'Name').waitFor();
}

test('whatever is in the form and however it is sent, thanks mean exactly one row', async ({
  page,
  problems,
}) => {
  test.setTimeout(600_000);
  /** As the table does, which stores a repeat once. */
  const rows = new Set<string>();
  let answer: keyof typeof answers = 'stored';
  await page.route(insertCall, async (route) => {
    const { isStored, give } = answers[answer];
    if (isStored) rows.add(route.request().postDataJSON().message);
    await give(route);
  });
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.evaluate((text) => {
    window.thanksShown = 0;
    let isThanking = false;
    new MutationObserver(() => {
      const shown = document.querySelector('form p[role="status"]')?.textContent === text;
      if (shown && !isThanking) window.thanksShown = (window.thanksShown ?? 0) + 1;
      isThanking = shown;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, thanks);
  const thanksShown = () => page.evaluate(() => window.thanksShown ?? 0);
  const settle = async () => {
    // A message that waits for a person's time to pass goes on.
    await page.clock.runFor(2000);
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  };

  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { way, isTrapFilled, isComplete, isQuick, isLeaving, ...next } of steps) {
        number += 1;
        const message = `Could we talk about number ${number}?`;
        const thanksBefore = await thanksShown();
        answer = next.answer;
        if (isQuick) await visitSkills(page);
        else await passWritingTime(page);
        await fill(page, { ...sender, Message: message });
        if (!isComplete) await field(page, 'Name').fill('');
        await page.locator('[name="leave-empty"]').evaluate(
          (trap: HTMLInputElement, text) => {
            trap.value = text;
          },
          isTrapFilled ? 'Ravi' : '',
        );
        await ways[way](page);
        if (isLeaving) await visitSkills(page);
        await settle();
        const thanked = (await thanksShown()) - thanksBefore;
        // Visitors who are thanked before they leave don't find the thanks when they come back.
        if (!isLeaving) expect(thanked).toBe((await status(page)) === thanks ? 1 : 0);
        // No success without a row, no row without thanks, and no text lost.
        if (thanked > 0) {
          expect(thanked).toBe(1);
          expect(rows).toContain(message);
          await expect(field(page, 'Message')).toHaveValue('');
          continue;
        }
        expect(isComplete && !isTrapFilled && next.answer === 'stored').toBe(false);
        await expect(field(page, 'Message')).toHaveValue(message);

        // With everything in order it arrives, on the second press at the latest.
        answer = 'stored';
        await field(page, 'Name').fill(sender.Name);
        for (let press = 0; press < 2 && (await status(page)) !== thanks; press += 1) {
          await sendButton(page).click();
          await settle();
        }
        await expect(formStatus(page)).toHaveText(thanks);
        expect(rows).toContain(message);
        expect((await thanksShown()) - thanksBefore).toBe(1);
      }
    }),
    { numRuns: 15 },
  );
  problems.length = 0;
});
