import type { Page } from '@playwright/test';
import { contactDetails } from '@portfolio/data/contactDetails';
import { contactBanner, contactMap, owner, pages, support } from '../content.ts';
import { paste } from './contactPage';
import { download } from './downloads';
import { settle, showPart } from './sight';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';
import { openStopped } from './time';

const address = stated(owner.address);
const map = stated(contactMap);

const profile = (network: string) =>
  stated(owner.profiles.find((each) => each.network === network)).url;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The seven rows: whether each has the tick, and how its value opens. */
const rows = [
  { label: 'Email', href: `mailto:${owner.email}`, opens: 'here', verified: true },
  { label: 'Phone', href: /^tel:\+?\d+$/, opens: 'here', verified: false },
  { label: 'GitHub', href: profile('GitHub'), opens: 'new tab', verified: true },
  { label: 'LinkedIn', href: profile('LinkedIn'), opens: 'new tab', verified: true },
  { label: 'Credly', href: profile('Credly'), opens: 'new tab', verified: true },
  {
    label: 'Google Cloud Skills Boost',
    href: profile('Google Cloud Skills Boost'),
    opens: 'new tab',
    verified: true,
  },
  { label: 'Location', opens: 'not at all', verified: false },
] as const;

const row = (page: Page, label: (typeof rows)[number]['label']) =>
  region(page, 'Contact information')
    .getByRole('definition')
    .nth(rows.findIndex((each) => each.label === label));

/** What a drawing looks like; two icons are the same where this is. */
const drawing = 'svg path';

test('seven rows tell how to reach the owner, and the links open where they should', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(page.getByText(pages.contact.intro)).toBeVisible();
  const information = region(page, 'Contact information');
  await expect(information.getByRole('term')).toHaveText(rows.map(({ label }) => label));
  for (const [index, { label, opens, ...rest }] of rows.entries()) {
    const value = contactDetails(owner)[index]?.value ?? '';
    await expect(row(page, label).getByText(value, { exact: true })).toBeVisible();
    const link = row(page, label).getByRole('link');
    await expect(link, label).toHaveCount(opens === 'not at all' ? 0 : 1);
    if (!('href' in rest)) continue;
    await expect(link).toContainText(value);
    await expect(link).toHaveAttribute('href', rest.href);
    expect(await link.getAttribute('target'), label).toBe(opens === 'here' ? null : '_blank');
  }
});

test('a green tick marks what is verified, and email and phone can be copied', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const { label, verified } of rows) {
    const tick = row(page, label).getByText('(verified)').locator('..').locator('svg');
    await expect(tick, label).toHaveCount(verified ? 1 : 0);
    if (verified) {
      await expect(tick).toBeVisible();
      const stroke = await tick.evaluate((svg) => getComputedStyle(svg).stroke);
      const [red = 0, green = 0, blue = 0] = stroke.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(green, stroke).toBeGreaterThan(Math.max(red, blue));
    }
    const copy = row(page, label).getByRole('button');
    await expect(copy, label).toHaveCount(label === 'Email' || label === 'Phone' ? 1 : 0);
  }
});

test('a copied email or phone is on the clipboard, and a check mark says so for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openStopped(page, '/contact');
  const check = await row(page, 'Email')
    .getByText('(verified)')
    .locator('..')
    .locator(drawing)
    .getAttribute('d');
  for (const [label, value] of [
    ['Email', owner.email],
    ['Phone', owner.phone],
  ] as const) {
    const copy = row(page, label).getByRole('button', { name: `Copy ${label.toLowerCase()}` });
    const says = row(page, label).getByRole('status');
    const shown = copy.locator(drawing);
    await expect(shown).not.toHaveAttribute('d', check ?? '');
    await copy.click();
    await expect(shown).toHaveAttribute('d', check ?? '');
    await expect(says).toHaveText('Copied');
    expect(await paste(page)).toBe(value);
    await page.clock.runFor(1900);
    await expect(shown).toHaveAttribute('d', check ?? '');
    await page.clock.runFor(200);
    await expect(shown).not.toHaveAttribute('d', check ?? '');
    await expect(says).toHaveText('');
  }
});

test('when the clipboard refuses, nothing is shown and the log tells why', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await openStopped(page, '/contact');
  const main = page.getByRole('main');
  const copy = row(page, 'Email').getByRole('button');
  const look = async () => [
    await copy.locator(drawing).getAttribute('d'),
    await main.ariaSnapshot(),
  ];
  const before = await look();
  await copy.click();
  await expect.poll(() => problems.join()).toContain('Write permission denied.');
  await page.clock.runFor(500);
  await copy.blur();
  expect(await look()).toEqual(before);
  expect(problems).toHaveLength(1);
  problems.length = 0;
});

test('the contact card holds who the owner is and how to reach them', async ({ page }) => {
  await openHydrated(page, '/contact');
  const { name, content } = await download(page.getByRole('link', { name: 'Download vCard' }));
  expect(name).toMatch(/\.vcf$/);
  const lines = content
    .toString()
    .replace(/\r\n[ \t]/g, '')
    .replace(/\\([,;\\])/g, '$1')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines.at(-1)).toBe('END:VCARD');

  const values = (property: string) =>
    lines
      .filter((line) => line.split(/[:;]/)[0] === property)
      .map((line) => line.slice(line.indexOf(':') + 1));
  const { city, region: state, postalCode, country } = address;
  expect(values('FN')).toEqual([owner.name]);
  expect(values('ORG')).toEqual([owner.organisation]);
  expect(values('TITLE')).toEqual([owner.title]);
  expect(values('EMAIL')).toEqual([owner.email]);
  expect(values('TEL')).toEqual([owner.phone]);
  expect(values('ADR')).toEqual([`;;;${city};${state};${postalCode};${country}`]);
  expect(values('URL')).toEqual([profile('GitHub'), profile('LinkedIn')]);
  expect(values('NOTE')).toEqual([owner.vCardNote]);
});

test('the map of the city is loaded when it comes near, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/contact');
  const frame = region(page, 'Location').locator('iframe');
  await expect(frame).toHaveAttribute('title', `Map of ${address.city}`);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await settle(page);
  expect(asked).not.toContain(map.embedUrl);
  await showPart(frame, 0.5);
  await expect.poll(() => asked).toContain(map.embedUrl);
  await expect(frame).toBeVisible();
});

const reasons = [
  'failed',
  'blockedbyclient',
  'namenotresolved',
  'connectionrefused',
  'internetdisconnected',
] as const;

for (const reason of reasons) {
  test(`a map that does not come (${reason}) says so, with the link and another try`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await openHydrated(page, '/contact');
    await page.route(map.embedUrl, (route) => route.abort(reason));
    const location = region(page, 'Location');
    await location.scrollIntoViewIfNeeded();
    await expect(location.getByText('The map did not load.')).toBeVisible();
    await expect(location.locator('iframe')).toHaveCount(0);
    await expect(location.getByRole('link', { name: `Map of ${address.city}` })).toBeVisible();
    await page.unroute(map.embedUrl);
    await location.getByRole('button', { name: 'Try again' }).click();
    await expect(location.locator('iframe')).toHaveAttribute('data-state', 'loaded');
    await expect(location.getByText('did not load')).toHaveCount(0);
    // The browser's own words for what failed.
    for (const problem of problems) expect(problem).toContain('Failed to load resource');
    problems.length = 0;
  });
}

test('a map that did not come offline comes by itself once the browser is online', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/contact');
  await page.route(map.embedUrl, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  const location = region(page, 'Location');
  await location.scrollIntoViewIfNeeded();
  await expect(location.getByText('The map did not load.')).toBeVisible();
  await page.unroute(map.embedUrl);
  await page.context().setOffline(false);
  await expect(location.locator('iframe')).toHaveAttribute('data-state', 'loaded');
  for (const problem of problems) expect(problem).toContain('Failed to load resource');
  problems.length = 0;
});

test('ways to support and to connect stand with the details, left of the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/contact');
  const donation = region(page, 'Support My Work');
  await expect(donation.getByText(stated(support).text)).toBeVisible();
  const coffee = donation.getByRole('link', { name: 'Buy Me a Coffee' });
  await expect(coffee).toHaveAttribute('href', stated(support).url);
  await expect(coffee).toHaveAttribute('target', '_blank');

  const quick = region(page, 'Quick Connect').getByRole('link', {
    // All but the address of the section.
    name: /^(?!Link to)/,
  });
  await expect(quick).toHaveCount(3);
  for (const [index, [name, href, target]] of (
    [
      ['E-mail', `mailto:${owner.email}`, null],
      ['GitHub', profile('GitHub'), '_blank'],
      ['LinkedIn', profile('LinkedIn'), '_blank'],
    ] as const
  ).entries()) {
    const link = quick.nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(link).toHaveAttribute('href', href);
    expect(await link.getAttribute('target'), name).toBe(target);
    await expect(link.locator('svg')).toBeVisible();
    const { isSquare, isRound } = await link.evaluate((element) => {
      const { offsetWidth: width, offsetHeight: height } = element as HTMLElement;
      const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
      return { isSquare: width === height, isRound: radius >= width / 2 };
    });
    expect({ isSquare, isRound }).toEqual({ isSquare: true, isRound: true });
  }

  const box = async (name: string) => {
    const found = await region(page, name).boundingBox();
    if (!found) throw new Error(`${name} is not shown.`);
    return found;
  };
  const form = await box('Send me a message');
  const left = ['Contact information', 'Location', 'Support My Work', 'Quick Connect'];
  let end = 0;
  for (const name of left) {
    const { x, y, width, height } = await box(name);
    expect(x + width, name).toBeLessThanOrEqual(form.x);
    expect(y, name).toBeGreaterThanOrEqual(end);
    end = y + height;
  }
});

test('a banner closes the page and says what for', async ({ page }) => {
  await openHydrated(page, '/contact');
  const banner = page.getByRole('main').getByRole('region').last();
  await expect(banner.getByRole('heading')).toHaveText('Ready to Innovate Together?');
  await expect(banner.getByText(stated(contactBanner).text)).toBeVisible();
  await expect(banner.getByRole('listitem')).toHaveText([
    'AI/ML Development',
    'Data Science Consulting',
    'Open Source Collaboration',
  ]);
});
