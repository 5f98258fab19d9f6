import type { Frame, Page } from '@playwright/test';
import { launchOptions } from '../harness/launchOptions.ts';
import { insertCall, sender, thanks } from './support/contactPage';
import { chooseDark } from './support/page';
import { caseStudy, routes } from './support/routes';
import { expect, expectProblems, test } from './support/test';

// The site is on this machine here, which Chromium keeps pages of other sites from: not part of what a gallery does.
const { args = [], ...options } = launchOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--disable-features=LocalNetworkAccessChecks'] },
});

/** A page of another origin. */
const gallery = 'http://gallery.example/';

/**
 * Shows a page in a frame that may run scripts and send forms, and nothing else, as galleries and previews do. Its
 * origin is opaque: the browser throws if a script asks for storage or the service worker. The host lets others
 * frame the site and read its files, as GitHub Pages does.
 */
async function openFramed(page: Page, url: string): Promise<Frame> {
  await page.route(`${new URL(url).origin}/**`, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers['content-security-policy'];
    delete headers['x-frame-options'];
    headers['access-control-allow-origin'] = '*';
    // A request that the frame has given up can't be answered.
    await route.fulfill({ response: answer, headers }).catch(() => undefined);
  });
  const body = `<!doctype html><title>Gallery</title>
    <iframe sandbox="allow-scripts allow-forms" src="${url}" width="1200" height="700"></iframe>`;
  await page.route(gallery, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(gallery);
  const frame = page.frames().find((each) => each.parentFrame());
  if (!frame) throw new Error('The gallery has no frame.');
  await expectAlive(frame);
  return frame;
}

/** For an opaque origin no address has the same: browsers don't draw from another file, and say so. */
const noDrawings = /Unsafe attempt to load URL \S+\/pictograms-/;

/** Expects that the application has taken the page over. */
const expectAlive = (frame: Frame) =>
  expect(frame.locator('html')).toHaveAttribute('data-hydrated', '');

const heading = (frame: Frame) => frame.getByRole('heading', { level: 1 });

test('in a sandboxed frame, the application starts on every page, also at a host’s other addresses of it', async ({
  page,
  baseURL,
  problems,
}) => {
  for (const { path, heading: words } of [
    ...routes,
    caseStudy,
    { path: '/skills.html', heading: 'Skills' },
  ]) {
    const frame = await openFramed(page, baseURL + path);
    await expect(heading(frame)).toHaveText(words);
    expect(await frame.evaluate(() => origin)).toBe('null');
    expectProblems(problems, noDrawings);
  }
});

test('in a sandboxed frame, tabs, filters and themes work, and links lead to the other pages', async ({
  page,
  baseURL,
  problems,
}) => {
  const frame = await openFramed(page, `${baseURL}/projects`);
  const filter = frame.getByRole('tab', { name: 'Computer Vision' });
  await filter.click();
  await expectAlive(frame);
  await expect(filter).toHaveAttribute('aria-selected', 'true');
  await expect(frame.getByText('4 projects in Computer Vision')).toBeVisible();
  await chooseDark(frame);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.getByRole('link', { name: 'Skills', exact: true }).first().click();
  await expect(heading(frame)).toHaveText('Skills');
  await expectAlive(frame);
  expectProblems(problems, noDrawings);
});

test('in a sandboxed frame, the contact form names what is missing, and sends', async ({
  page,
  baseURL,
  problems,
}) => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  };
  const frame = await openFramed(page, `${baseURL}/contact`);
  await page.route(insertCall, (route) => route.fulfill({ status: 201, headers }));
  const send = frame.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(frame.getByLabel('Name', { exact: false }).first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  for (const [label, value] of Object.entries({ ...sender, Message: 'From a frame' })) {
    await frame.locator('form').getByLabel(label, { exact: false }).fill(value);
  }
  await send.click();
  await expect(frame.getByText(thanks)).toBeVisible();
  expect(problems).toEqual([]);
});
