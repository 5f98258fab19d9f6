import type { APIResponse, Page, Route } from '@playwright/test';
import {
  accept,
  clientScript,
  failure,
  field,
  fill,
  formStatus,
  insertCall,
  openContact,
  paste,
  send,
  sendButton,
  sender,
  thanks,
  unique,
} from './support/contactPage';
import { readInbox } from './support/inbox';
import { isSameDocument, markDocument } from './support/page';
import { expect, expectProblems, openHydrated, test } from './support/test';

const refuse =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { details: null, hint: null, ...body } });

const noAnswer = 'There was no answer: the connection may be the problem. What you wrote is kept.';
const offline =
  'You seem to be offline. What you wrote is kept: send it when you have a connection.';

/** Lets the backend store the message, and loses the answer. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

/** The failure, the console's message, and the visitor's text after the fixed sentence. */
const faults: [string, (route: Route) => Promise<void>, RegExp, string?][] = [
  ['a wrong key', refuse(401, { message: 'Invalid API key' }), /401 .*Invalid API key/],
  [
    'too many messages',
    refuse(429, { code: '429', message: 'Too many messages' }),
    /429 429 Too many/,
    'Too many messages came in a short time: send yours again in a few minutes.',
  ],
  [
    'too many messages in ten minutes',
    refuse(429, { code: '429', message: 'Too many messages' }, { 'Retry-After': '541' }),
    /429 429 Too many/,
    'Too many messages came in a short time: send yours again in 10 minutes.',
  ],
  [
    'a gateway’s page',
    (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    /502/,
  ],
  [
    'the login page of a café’s network',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    /could not be sent/,
    noAnswer,
  ],
  [
    'a login page with status 201',
    (route) => route.fulfill({ status: 201, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    /could not be sent/,
    noAnswer,
  ],
  [
    'a login page with status 201 and no content type',
    (route) => route.fulfill({ status: 201, body: '<!doctype html><title>Log in</title>' }),
    /could not be sent/,
    noAnswer,
  ],
  ['an answer without content', (route) => route.fulfill({ status: 204 }), /204/, noAnswer],
  [
    'an answer after a redirect',
    (route) => route.fulfill({ status: 307, headers: { location: '/rest/v1/elsewhere' } }),
    /Failed to fetch/,
    noAnswer,
  ],
  [
    'a refused connection',
    (route) => route.abort('connectionrefused'),
    /Failed to fetch/,
    noAnswer,
  ],
  [
    'a request that an extension blocks',
    (route) => route.abort('blockedbyclient'),
    /Failed to fetch/,
    noAnswer,
  ],
  ['an answer that is lost', loseAnswer, /Failed to fetch/, noAnswer],
];

/** Expects the form as it was, with the words of spec section 8 and two other ways to send it. */
async function expectFailure(page: Page, message: string, explanation = '') {
  await expect(formStatus(page)).toHaveText(`${failure} ${explanation}`.trim());
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('form [aria-busy="true"]')).toHaveCount(0);
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(field(page, 'Phone Number')).toHaveValue(sender['Phone Number']);
  const mail = page.getByRole('link', { name: 'Send it by e-mail' });
  await expect(mail).toBeVisible();
  const url = new URL((await mail.getAttribute('href')) ?? '');
  expect(url.searchParams.get('body')).toContain(message);
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
}

for (const [what, fault, cause, explanation] of faults) {
  test(`after ${what} the message is still there, and the next attempt sends it once`, async ({
    page,
    problems,
  }) => {
    const message = unique('Not to be lost');
    await openContact(page);
    await page.route(insertCall, fault);
    await send(page, message);
    await expectFailure(page, message, explanation);
    expect(problems.join('\n')).toMatch(cause);
    // The log is no place for a visitor's words.
    for (const text of [message, ...Object.values(sender)]) {
      expect(problems.join('\n')).not.toContain(text);
    }
    problems.length = 0;

    await page.unroute(insertCall);
    await sendButton(page).click();
    await expect(formStatus(page)).toHaveText(thanks);
    await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeHidden();
    expect(await readInbox(message)).toHaveLength(1);
  });
}

const gateways: [string, (answer: APIResponse) => Parameters<Route['fulfill']>[0]][] = [
  ['drops every header', () => ({ status: 201 })],
  ['calls the empty answer HTML', () => ({ status: 201, contentType: 'text/html' })],
  ['returns the row', (answer) => ({ response: answer, json: [{ id: 1 }] })],
];

for (const [what, pass] of gateways) {
  test(`a stored message is thanked for, even if the gateway ${what}`, async ({ page }) => {
    const message = unique('Behind a gateway');
    await openContact(page);
    await page.route(insertCall, async (route) => route.fulfill(pass(await route.fetch())));
    await send(page, message);
    await expect(formStatus(page)).toHaveText(thanks);
    expect(await readInbox(message)).toHaveLength(1);
  });
}

for (const [what, silent] of [
  ['the backend never answers', insertCall],
  ['the code that sends never comes', clientScript],
] as const) {
  test(`if ${what}, sending fails after ten seconds, and no sooner`, async ({ page, problems }) => {
    const message = unique('Patience');
    await openContact(page);
    await page.route(silent, () => new Promise(() => undefined));
    await fill(page, { ...sender, Message: message });
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(9_900);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(200);
    await expectFailure(page, message, noAnswer);
    expectProblems(problems, /No answer within 10 seconds/);
  });
}

test('the form says that it is offline, keeps the text, and sends on the next press', async ({
  page,
  context,
  problems,
}) => {
  const message = unique('From a tunnel');
  await openContact(page);
  await context.setOffline(true);
  await expect(formStatus(page)).toHaveText(
    "You're offline. What you write is kept on this device: send it when you have a connection.",
  );
  await send(page, message);
  await expectFailure(page, message, offline);
  problems.length = 0;
  await context.setOffline(false);
  // Not by itself: the visitor may have sent it by mail.
  expect(await readInbox(message)).toHaveLength(0);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
  problems.length = 0;
});

test('e-mail and copy contain the message exactly as it was written', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openContact(page);
  await page.route(insertCall, (route) => route.abort());
  await fill(page, {
    Name: 'Zoë & Søn <x>',
    'Phone Number': '+44 7700 900123',
    Email: 'zoe@example.org',
    Message: 'First line?\nSecond: 100% & “more” 👋',
  });
  await field(page, 'Inquiry Type').selectOption('Resume Review');
  await sendButton(page).click();
  const mail = page.getByRole('link', { name: 'Send it by e-mail' });
  const text = [
    'Name: Zoë & Søn <x>',
    'Phone Number: +44 7700 900123',
    'Email: zoe@example.org',
    'Inquiry Type: Resume Review',
    '',
    'First line?',
    'Second: 100% & “more” 👋',
  ];
  const url = new URL((await mail.getAttribute('href')) ?? '');
  expect(url.protocol + url.pathname).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  // Mail programs don't read `+` as a space.
  const part = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  expect(part('subject')).toBe('Message from Zoë & Søn <x>');
  expect(part('body')).toBe(text.join('\r\n'));

  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await paste(page)).toBe(text.join('\n'));
  // A later correction is included.
  await field(page, 'Name').fill('Zoë');
  await expect(mail).toHaveAttribute('href', /subject=Message%20from%20Zo%C3%AB&/);
  problems.length = 0;
});

test('two tabs that send the same message send it once', async ({ page, context }) => {
  const message = unique('In two tabs');
  await openContact(page);
  await fill(page, { ...sender, Message: message });
  const second = await context.newPage();
  await openHydrated(second, '/contact');
  await expect(field(second, 'Message')).toHaveValue(message);
  await Promise.all([sendButton(page).click(), sendButton(second).click()]);
  await expect(formStatus(page)).toHaveText(thanks);
  await expect(formStatus(second)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});

for (const [what, script, outcome, kept] of [
  ['the client', 'client', failure, 'Could we talk about it?'],
  ['the celebration', 'Celebration', thanks, ''],
] as const) {
  test(`if ${what} cannot be loaded, the form reports the outcome in the same document`, async ({
    page,
    problems,
  }) => {
    await page.route(new RegExp(`/assets/${script}-[^/]*\\.js$`), (route) => route.abort());
    await page.route(insertCall, accept);
    await openContact(page);
    await markDocument(page);
    await send(page, 'Could we talk about it?');
    await expect(formStatus(page)).toContainText(outcome);
    await expect(field(page, 'Message')).toHaveValue(kept);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems.join()).toContain('ERR_FAILED');
    problems.length = 0;
  });
}

test('how sending went can be seen in a low window, and the focus stays', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await openContact(page);
  await fill(page, { ...sender, Message: 'Could we talk about it?' });
  for (const [status, text] of [
    [503, failure],
    [201, thanks],
  ] as const) {
    await page.route(insertCall, (route) => route.fulfill({ status }));
    // Only the button is in sight, at the lower edge.
    await sendButton(page).evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeFocused();
  }
  expectProblems(problems, /503|could not be sent/);
});
