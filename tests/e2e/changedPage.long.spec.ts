import type { Page } from '@playwright/test';
import { contactErrors } from '../contactErrors';
import {
  accept,
  failure,
  field,
  fill,
  formStatus,
  insertCall,
  openContact,
  send,
  sendButton,
  sender,
  thanks,
  unique,
} from './support/contactPage';
import { changes, translate, unseenTexts } from './support/foreign';
import { readInbox } from './support/inbox';
import {
  card,
  chooseDark,
  expectFlipped,
  goTo,
  heading,
  scrollPosition,
  showing,
  tab,
  tryAgain,
} from './support/page';
import {
  expect,
  expectProblems,
  openEarly,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

/** The console's message when React has rendered a part of a page again. */
const recovered = /a part of it was rendered again/;

for (const [what, change] of Object.entries(changes)) {
  test(`text, choice, focus and caret stay where ${what} before the application is there`, async ({
    page,
    problems,
  }) => {
    const release = await openEarly(page, '/contact');
    await page.evaluate(change);
    await fill(page, { ...sender, Message: 'Half of a long message' });
    await field(page, 'Inquiry Type').selectOption('Mentorship');
    await field(page, 'Message').focus();
    await field(page, 'Message').evaluate((area: HTMLTextAreaElement) =>
      area.setSelectionRange(4, 7),
    );
    release();
    await waitForHydration(page);
    await expect(field(page, 'Email')).toHaveAttribute('data-state', 'valid');
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('y');
    await expect(field(page, 'Message')).toHaveValue('Halfy a long message');
    await expect(field(page, 'Phone Number')).toHaveValue(sender['Phone Number']);
    await expect(field(page, 'Inquiry Type')).toHaveValue('Mentorship');
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, 'Message')).toHaveValue('Halfy a long message');
    expectProblems(problems, recovered);
  });

  test(`a message that was sent before the application was there arrives where ${what}`, async ({
    page,
    problems,
  }) => {
    const message = unique('Faster than the script');
    const release = await openEarly(page, '/contact');
    await page.evaluate(change);
    await send(page, message);
    release();
    await expect(formStatus(page)).toHaveText(thanks);
    expect(await readInbox(message)).toHaveLength(1);
    expectProblems(problems, recovered);
  });
}

test('a category and a card that were clicked before the application was there answer on a translated page', async ({
  page,
  problems,
}) => {
  const releaseProjects = await openEarly(page, '/projects');
  await page.evaluate(translate);
  await tab(page, 'Healthcare AI').click();
  releaseProjects();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await page.unrouteAll();

  const releaseAbout = await openEarly(page, '/');
  await page.evaluate(translate);
  await card(page, 'Mission-Driven').click();
  releaseAbout();
  await expectFlipped(card(page, 'Mission-Driven'));
  expectProblems(problems, recovered);
});

test('a translated page stays where it was scrolled to, and keeps the focus, when the application is there', async ({
  page,
  problems,
}) => {
  const release = await openEarly(page, '/projects');
  await page.evaluate(translate);
  const link = page.getByRole('link', { name: /^Code of/ }).nth(2);
  await link.focus();
  await page.evaluate(() => window.scrollTo(0, 400));
  const href = await link.getAttribute('href');
  release();
  await waitForHydration(page);
  expect(problems.join()).toMatch(recovered);
  expect(await scrollPosition(page)).toBe(400);
  await expect(page.locator(':focus')).toHaveAttribute('href', String(href));
  problems.length = 0;
});

/** Expects the page itself, and not the error screen, and that each new text was seen. */
async function expectWhole(page: Page, title: string | RegExp) {
  await expect(heading(page)).toHaveText(title);
  expect(await page.evaluate(unseenTexts)).toEqual([]);
}

test('on a translated page, the form helps, fails, sends and clears as on any other', async ({
  page,
  problems,
}) => {
  await openContact(page);
  await page.evaluate(translate);
  await sendButton(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(contactErrors.name.required);
  await fill(page, { Email: 'ravi', Message: 'Hi' });
  await expect(field(page, 'Email')).toHaveAccessibleDescription(contactErrors.email.format);
  await fill(page, { ...sender, Message: 'Could we talk about it?' });
  for (const status of [429, 503, 429]) {
    await page.route(insertCall, (route) => route.fulfill({ status }));
    await sendButton(page).click();
    const more = status === 429 ? ' Too many messages came' : '';
    await expect(formStatus(page)).toContainText(failure + more);
  }
  await page.getByRole('button', { name: 'Copy message' }).click();
  await page.route(insertCall, accept);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  await field(page, 'Message').fill('Another message');
  await page.getByRole('button', { name: 'Clear draft' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Message')).toHaveValue('Another message');
  await page.clock.runFor(6000);
  await expect(formStatus(page)).toHaveText('');
  await expectWhole(page, 'Get In Touch');
  problems.length = 0;
});

test('on translated pages, everything that can be pressed answers, and the pages change', async ({
  page,
}) => {
  test.slow();
  await openInteractive(page, '/projects');
  await page.evaluate(translate);
  await tab(page, 'Healthcare AI').click();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await tab(page, 'MLOps').click();
  await chooseDark(page);
  await page.getByRole('button', { name: /^Pause animations/ }).click();
  await page.getByRole('button', { name: /^Play animations/ }).click();
  for (const [name, title] of [
    ['Skills', 'Skills'],
    ['About', /^Hi/],
    ['Contact', 'Get In Touch'],
    ['Projects', 'Featured Projects'],
  ] as const) {
    await goTo(page, name);
    await expectWhole(page, title);
    const buttons = page.locator('main button[type="button"]:visible');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      // Some hide others.
      await buttons
        .nth(index)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
    await expectWhole(page, title);
  }
});

test('a draft is still there after an extension has broken the page', async ({
  page,
  problems,
}) => {
  await openInteractive(page, '/contact');
  await fill(page, { 'Social Media': '@ravi', Message: 'Half of a long message' });
  // React will look for its mark, and not find it.
  await page.locator('[data-state="valid"] > input[name="social"] ~ svg').evaluate((mark) => {
    mark.remove();
  });
  await field(page, 'Social Media').fill('');
  await tryAgain(page).click();
  await expect(field(page, 'Message')).toHaveValue('Half of a long message');
  problems.length = 0;
});
