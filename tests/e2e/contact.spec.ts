import type { Locator } from '@playwright/test';
import { contactDetails } from '@portfolio/data/shown/contactDetails';
import { contactErrors, missing } from '../contactErrors';
import { contactBanner, owner, pages, support } from '../content.ts';
import { english } from '../language';
import {
  accept,
  acceptLater,
  clientScript,
  failure,
  field,
  fill,
  form,
  formStatus,
  hueOf,
  insertCall,
  openContact,
  passWritingTime,
  send,
  sendButton,
  sender,
  thanks,
  unique,
  watchCalls,
  ways,
} from './support/contactPage';
import { download } from './support/downloads';
import { readInbox } from './support/inbox';
import { heading, lastRegion, linksIn, navLink, region } from './support/page';
import {
  expect,
  expectProblems,
  openEarly,
  openHydrated,
  openInteractive,
  openStopped,
  stated,
  test,
} from './support/test';

const labels = ['Name', 'Phone Number', 'Email', 'Inquiry Type', 'Social Media', 'Message'];

test('Contact, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/contact');
  await expect(heading(page)).toHaveText('Get In Touch');
  await expect(page.getByText(pages.contact.intro)).toBeVisible();

  await test.step('seven ways to reach the owner, with green ticks and copy buttons', async () => {
    const information = region(page, 'Contact information');
    const rows = contactDetails(owner, english);
    expect(rows).toHaveLength(7);
    await expect(information.getByRole('term')).toHaveText(rows.map(({ label }) => label));
    for (const [index, { value, href, verified, copyable }] of rows.entries()) {
      const row = information.getByRole('definition').nth(index);
      await expect(row.getByText(value, { exact: true })).toBeVisible();
      await expect(row.getByRole('link')).toHaveCount(href ? 1 : 0);
      if (href) await expect(row.getByRole('link')).toHaveAttribute('href', href);
      const tick = row.getByText('(verified)').locator('..').locator('svg');
      await expect(tick).toHaveCount(verified ? 1 : 0);
      if (verified) expect(await hueOf(tick, 'stroke')).toBe('green');
      await expect(row.getByRole('button')).toHaveCount(copyable ? 1 : 0);
    }
    const vCard = await download(page.getByRole('link', { name: 'Download vCard' }));
    expect(vCard.name).toMatch(/\.vcf$/);
    expect(vCard.content.toString()).toContain(`FN:${owner.name}`);
  });

  await test.step('ways to support and to connect, left of the form', async () => {
    const donation = region(page, 'Support My Work');
    await expect(donation.getByText(stated(support).text)).toBeVisible();
    const coffee = donation.getByRole('link', { name: 'Buy Me a Coffee' });
    await expect(coffee).toHaveAttribute('href', stated(support).url);
    await expect(coffee).toHaveAttribute('target', '_blank');
    const hrefsIn = async (place: Locator) => {
      const links = linksIn(place);
      await expect(links).toHaveText([/^E-mail/, /^GitHub/, /^LinkedIn/]);
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    };
    // The footer has them, too, by another name.
    const footer = page.getByRole('contentinfo').getByRole('region', { name: 'Find me online' });
    const hrefs = await hrefsIn(region(page, 'Quick Connect'));
    expect(await hrefsIn(footer)).toEqual(hrefs);
    const { email, profiles } = owner;
    expect(hrefs).toEqual([`mailto:${email}`, ...profiles.slice(0, 2).map(({ url }) => url)]);
    const right = stated((await form(page).boundingBox()) ?? undefined).x;
    for (const name of ['Contact information', 'Location', 'Support My Work', 'Quick Connect']) {
      const { x, width } = stated((await region(page, name).boundingBox()) ?? undefined);
      expect(x + width, name).toBeLessThanOrEqual(right);
    }
  });

  await test.step('a form that names its required fields, and helps to fill them in', async () => {
    await expect(form(page).locator('label:not([aria-hidden] *)')).toHaveText([
      /^Name\s*\*$/,
      /^Phone Number\s*\*$/,
      /^Email\s*\*$/,
      /^Inquiry Type$/,
      /^Social Media$/,
      /^Message\s*\*$/,
    ]);
    const legend = 'Fields marked with * are required.';
    await expect(page.getByText(legend)).toBeVisible();
    await expect(page.locator('form > fieldset')).toHaveAccessibleDescription(legend);
    for (const [label, attributes] of Object.entries({
      Name: { required: '', autocomplete: 'name', autocapitalize: 'words' },
      'Phone Number': { required: '', autocomplete: 'tel', type: 'tel' },
      Email: { required: '', autocomplete: 'email', type: 'email' },
      'Social Media': {
        placeholder: '@username or profile link',
        autocapitalize: 'none',
        spellcheck: 'false',
      },
      Message: { required: '', rows: '5' },
    })) {
      for (const [name, value] of Object.entries(attributes)) {
        await expect(field(page, label)).toHaveAttribute(name, value);
      }
    }
    // Only the spam check's field turns the browser's help away.
    await expect(page.locator('form [autocomplete="off"]')).toHaveCount(1);
    await expect(field(page, 'Inquiry Type')).toHaveValue('');
    await expect(field(page, 'Inquiry Type').getByRole('option')).toHaveText([
      'Select inquiry type',
      'Project Collaboration',
      'Resume Review',
      'Freelance Inquiry',
      'Mentorship',
      'General Question',
    ]);
    await expect(form(page)).toContainText(
      'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST',
    );
  });

  await test.step('a banner with the owner’s interests, and no button: the form is here', async () => {
    const banner = lastRegion(page);
    await expect(banner.getByRole('heading')).toHaveText('Ready to Innovate Together?');
    await expect(banner.getByText(stated(contactBanner).text)).toBeVisible();
    await expect(banner.getByRole('listitem')).toHaveText([
      'AI/ML Development',
      'Data Science Consulting',
      'Open Source Collaboration',
    ]);
    await expect(linksIn(banner)).toHaveCount(0);
  });

  await test.step('one link to the privacy notice', async () => {
    await expect(page.getByRole('link', { name: 'Privacy notice' })).toHaveCount(1);
  });
});

test('a message with everything filled in becomes one row in Postgres', async ({ page }) => {
  const message = unique('Could we talk about the drift monitor?');
  await openContact(page);
  await field(page, 'Inquiry Type').selectOption('Project Collaboration');
  await field(page, 'Social Media').fill('@ravi');
  await send(page, message);
  await expect(formStatus(page)).toHaveText(thanks);
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await readInbox(message)).toEqual([
    expect.objectContaining({
      name: 'Ravi Kumar',
      phone: '+44 7700 900123',
      email: 'ravi@example.org',
      social: '@ravi',
      message,
      inquiry_type: 'Project Collaboration',
    }),
  ]);
});

test('however often somebody presses, one message is sent, without an inquiry type if none was chosen', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openContact(page);
  for (const [index, [way, submit]] of Object.entries(ways).entries()) {
    const message = unique(`By ${way}, नमस्ते 👋`);
    await fill(page, { ...sender, Message: message });
    await submit(page);
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(formStatus(page)).toHaveText(thanks);
    expect(calls, way).toHaveLength(index + 1);
    expect(await readInbox(message)).toEqual([expect.objectContaining({ inquiry_type: null })]);
  }
});

test('a missing or wrong value is explained at its field, and nothing is sent', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const border = (label: string) => () => hueOf(field(page, label), 'border-top-color');
  await openContact(page);
  expect(await border('Email')()).toBe('grey');
  await sendButton(page).click();
  for (const [label, error] of Object.entries(missing)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Name')).toBeFocused();

  for (const [label, wrong, error] of [
    ['Phone Number', '0123', contactErrors.phone.format],
    ['Email', 'ravi@example', contactErrors.email.format],
    ['Message', 'Hi', contactErrors.message.minLength],
  ] as const) {
    await field(page, label).fill(wrong);
    await expect(field(page, label)).toHaveAccessibleDescription(error);
  }
  await expect.poll(border('Email')).toBe('red');
  await field(page, 'Email').fill('ravi@example.org');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  await expect.poll(border('Email')).toBe('green');
  // An optional field is never wrong.
  await field(page, 'Social Media').fill('@ravi');
  await expect.poll(border('Social Media')).toBe('green');
  await field(page, 'Social Media').fill('');
  await expect.poll(border('Social Media')).toBe('grey');
  expect(calls).toEqual([]);
});

test('a failure stays until the next attempt, which disables the form while it lasts', async ({
  page,
  problems,
}) => {
  await openContact(page);
  await page.route(insertCall, (route) => route.fulfill({ status: 503 }));
  await send(page, unique('A slow connection'));
  await expect(formStatus(page)).toContainText(failure);
  expect(await hueOf(formStatus(page), 'color')).toBe('red');
  await page.clock.fastForward(600_000);
  await expect(formStatus(page)).toContainText(failure);
  expectProblems(problems, /503/);

  const answer = await acceptLater(page);
  await sendButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const label of labels) await expect(field(page, label)).toBeDisabled();
  await expect(formStatus(page)).toHaveText('');
  answer();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await hueOf(formStatus(page), 'color')).toBe('green');
  await expect(sendButton(page)).toBeFocused();
});

test('a message that has arrived is thanked for five seconds, with fifty stars for three', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(insertCall, accept);
  await send(page, 'Could we talk about it?');
  await expect(formStatus(page)).toHaveText(thanks);
  const stars = page.locator('form [aria-hidden="true"] > svg');
  await expect(stars).toHaveCount(50);
  await page.clock.runFor(2900);
  await expect(stars).toHaveCount(50);
  await page.clock.runFor(200);
  await expect(stars).toHaveCount(0);
  await page.clock.runFor(1800);
  await expect(formStatus(page)).toHaveText(thanks);
  await page.clock.runFor(200);
  await expect(formStatus(page)).toHaveText('');
});

for (const [locale, time] of [
  ['en-US', '4:07 PM'],
  ['de-DE', '16:07'],
] as const) {
  test.describe(`set to ${locale}`, () => {
    test.use({ locale, timezoneId: 'Asia/Kolkata' });

    test(`once the thanks are gone, “Sent at ${time}” stays until the next message, and isn’t announced`, async ({
      page,
    }) => {
      const quiet = form(page).getByText(/^Sent at/);
      await page.clock.install({ time: '2026-03-04T16:07:00+05:30' });
      await openHydrated(page, '/contact');
      await passWritingTime(page);
      await page.route(insertCall, accept);
      await send(page, 'Could we talk about it?');
      await expect(formStatus(page)).toHaveText(thanks);
      await expect(quiet).toHaveCount(0);
      await page.clock.pauseAt('2026-03-04T16:10:00+05:30');
      await expect(formStatus(page)).toHaveText('');
      await expect(quiet).toHaveText(new RegExp(`^Sent at ${time.replace(' ', '\\s')}$`));
      expect(await quiet.locator('xpath=ancestor-or-self::*[@role="status"]').count()).toBe(0);
      await navLink(page, 'Skills').click();
      await navLink(page, 'Contact').click();
      await expect(quiet).toBeVisible();
      await send(page, 'And about this?');
      await expect(quiet).toHaveCount(0);
    });
  });
}

test('the client library is loaded only when the form is touched', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (clientScript.test(request.url())) loaded.push(request.url());
  });
  await openHydrated(page, '/contact');
  expect(loaded).toEqual([]);
  const fetched = page.waitForRequest(clientScript);
  await field(page, 'Name').focus();
  await fetched;
  expect(loaded).toHaveLength(1);
});

test('a message that was sent before the application was there is kept and sent', async ({
  page,
}) => {
  const message = unique('Faster than the script');
  const release = await openEarly(page, '/contact');
  await field(page, 'Inquiry Type').selectOption('Mentorship');
  await send(page, message);
  release();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toEqual([
    expect.objectContaining({ name: 'Ravi Kumar', inquiry_type: 'Mentorship' }),
  ]);
});

test('a draft is still there after a reload, in a new tab and after a visit to another page', async ({
  page,
  context,
}) => {
  const expectDraft = (label: string, value: string, on = page) =>
    expect(field(on, label)).toHaveValue(value);
  await openHydrated(page, '/contact');
  await fill(page, { ...sender, Message: 'Half of a long message' });
  await field(page, 'Inquiry Type').selectOption('Mentorship');
  await page.reload();
  await expectDraft('Message', 'Half of a long message');
  await navLink(page, 'Skills').click();
  await expect(heading(page)).toHaveText('Skills');
  await navLink(page, 'Contact').click();
  await expectDraft('Phone Number', sender['Phone Number']);
  await page.close();
  const next = await context.newPage();
  await openHydrated(next, '/contact');
  await expectDraft('Message', 'Half of a long message', next);
  await expectDraft('Inquiry Type', 'Mentorship', next);
  await expect(field(next, 'Email')).toHaveAttribute('data-state', 'valid');
});
