import type { Locator, Page } from '@playwright/test';
import { field, fill, insertCall, openContact, sendButton, sender } from './contactPage';
import { expect, openHydrated, test } from './test';
import { letMove, openStopped } from './time';

async function fillAndSend(page: Page) {
  await fill(page, { ...sender, Message: 'Could we talk about it?' });
  await sendButton(page).click();
}

test('the form asks for what is needed, and says which of it is', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = page.getByRole('region', { name: 'Send me a message' });
  await expect(form.locator('label:not([aria-hidden] *)')).toHaveText([
    /^Name\s*\*$/,
    /^Phone Number\s*\*$/,
    /^Email\s*\*$/,
    /^Inquiry Type$/,
    /^Social Media$/,
    /^Message\s*\*$/,
  ]);
  for (const label of ['Name', 'Phone Number', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveAttribute('required');
  }
  await expect(field(page, 'Inquiry Type').getByRole('option')).toHaveText([
    'Select inquiry type',
    'Project Collaboration',
    'Resume Review',
    'Freelance Inquiry',
    'Mentorship',
    'General Question',
  ]);
  await expect(field(page, 'Inquiry Type')).toHaveValue('');
  await expect(field(page, 'Social Media')).toHaveAttribute(
    'placeholder',
    '@username or profile link',
  );
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5');
  await expect(form.getByRole('button')).toHaveAccessibleName('Send Message');
  await expect(form).toContainText(
    'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST',
  );
});

test('browsers know what to fill in, and phones which keyboard to show', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const [label, attributes] of Object.entries({
    Name: { autocomplete: 'name', autocapitalize: 'words' },
    'Phone Number': { autocomplete: 'tel', type: 'tel' },
    Email: { autocomplete: 'email', type: 'email' },
    'Social Media': { autocapitalize: 'none', spellcheck: 'false' },
  })) {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(field(page, label)).toHaveAttribute(name, value);
    }
  }
  // Nothing but the field for programs turns the browser's help away.
  await expect(page.locator('form [autocomplete="off"]')).toHaveCount(1);
});

/** Which of red and green a colour has more of than a grey has. */
const hue = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (red - Math.max(green, blue) > 60) return 'red';
  return green - Math.max(red, blue) > 40 ? 'green' : 'grey';
};

test('the border of a field is grey, then red for an error, then green', async ({ page }) => {
  await openHydrated(page, '/contact');
  const border = (label: string) => async () =>
    hue(await field(page, label).evaluate((input) => getComputedStyle(input).borderTopColor));
  await expect.poll(border('Email')).toBe('grey');
  await field(page, 'Email').fill('ravi');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect.poll(border('Email')).toBe('red');
  await field(page, 'Email').fill('ravi@example.org');
  await expect(page.getByText('Please enter a valid email')).toBeHidden();
  await expect.poll(border('Email')).toBe('green');
  await field(page, 'Email').fill('');
  await expect(page.getByText('Email is required')).toBeVisible();
  // Optional ones are never wrong.
  await field(page, 'Social Media').fill('@ravi');
  await expect.poll(border('Social Media')).toBe('green');
  await field(page, 'Social Media').fill('');
  await expect.poll(border('Social Media')).toBe('grey');
});

test('fifty stars fall for three seconds when a message has arrived', async ({ page }) => {
  await openStopped(page, '/contact');
  await letMove(page);
  await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
  await fillAndSend(page);
  await expect(
    page.getByText("Thanks for reaching out! I'll get back to you shortly 🚀"),
  ).toBeVisible();
  const stars = page.locator('form [aria-hidden="true"] > svg');
  await expect(stars).toHaveCount(50);
  await page.clock.runFor(2900);
  await expect(stars).toHaveCount(50);
  await page.clock.runFor(200);
  await expect(stars).toHaveCount(0);
});

test('a failure stays until the next attempt', async ({ page, problems }) => {
  await openStopped(page, '/contact');
  await page.route(insertCall, (route) => route.fulfill({ status: 503 }));
  await fillAndSend(page);
  const failure = page.getByText('There was an error sending your message. Please try again.');
  await expect(failure).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(failure).toBeVisible();
  expect(hue(await failure.evaluate((text) => getComputedStyle(text).color))).toBe('red');

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute(insertCall);
  await page.route(insertCall, async (route) => {
    await answered;
    await route.fulfill({ status: 201 });
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(failure).toBeHidden();
  answer();
  const thanks = page.getByText('Thanks for reaching out!');
  await expect(thanks).toBeVisible();
  expect(hue(await thanks.evaluate((text) => getComputedStyle(text).color))).toBe('green');
  problems.length = 0;
});

for (const [what, status, text] of [
  ['the thanks', 201, 'Thanks for reaching out!'],
  ['a failure', 503, 'There was an error sending your message.'],
] as const) {
  test(`${what} can be seen in a low window, and the focus stays`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openContact(page);
    await page.route(insertCall, (route) => route.fulfill({ status }));
    await fill(page, { ...sender, Message: 'Could we talk about it?' });
    // Nothing but the button, at the lower edge.
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await sendButton(page).evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeFocused();
    problems.length = 0;
  });
}

/** Waits until the page knows what is in sight now, also while its clock stands still. */
const look = (seen: Locator) =>
  seen.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
        observer.observe(element);
      }),
  );

test('the thanks go after they have been seen for five seconds, and no sooner', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
  await page.clock.runFor(5000);
  await fillAndSend(page);
  const thanks = page.getByText('Thanks for reaching out!');
  await expect(thanks).toBeVisible();
  await page.clock.runFor(3000);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(thanks).not.toBeInViewport();
  await look(thanks);
  await page.clock.runFor(60_000);
  await expect(thanks).toBeAttached();
  await thanks.scrollIntoViewIfNeeded();
  await expect(thanks).toBeInViewport();
  await look(thanks);
  await page.clock.runFor(4900);
  await expect(thanks).toBeAttached();
  await page.clock.runFor(200);
  await expect(thanks).toBeHidden();
});

for (const [what, script, outcome] of [
  ['the client', 'client', 'There was an error sending your message. Please try again.'],
  ['the celebration', 'Stars', 'Thanks for reaching out!'],
] as const) {
  test(`where ${what} cannot be loaded, nothing that was typed is lost`, async ({
    page,
    problems,
  }) => {
    await page.route(new RegExp(`/assets/${script}-[^/]*\\.js$`), (route) => route.abort());
    await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
    await openContact(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await fillAndSend(page);
    await expect(page.getByText(outcome)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    if (script === 'client') {
      await expect(field(page, 'Message')).toHaveValue('Could we talk about it?');
    }
    expect(problems.join()).toContain('ERR_FAILED');
    problems.length = 0;
  });
}
