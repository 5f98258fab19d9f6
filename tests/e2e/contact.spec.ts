import {
  field,
  fill,
  formStatus,
  insertCall,
  openContact,
  sendButton,
  sender,
  thanks,
  unique,
} from './contactPage';
import { readInbox } from './inbox';
import { expect, holdBack, openHydrated, test } from './test';

const clientScript = /\/assets\/client-.*\.js$/;

test('a message with everything filled in becomes one row in Postgres', async ({ page }) => {
  const message = unique('Could we talk about the drift monitor?');
  await openContact(page);
  await fill(page, { ...sender, 'Social Media': '@ravi', Message: message });
  await field(page, 'Inquiry Type').selectOption('Project Collaboration');
  await sendButton(page).click();
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

test('a message without an inquiry type is stored with none', async ({ page }) => {
  const message = unique('Just saying hello, नमस्ते 👋');
  await openContact(page);
  await fill(page, { ...sender, Message: message });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toEqual([expect.objectContaining({ inquiry_type: null })]);
});

test('while a message is on its way the form is disabled and says so', async ({ page }) => {
  await openContact(page);
  await fill(page, { ...sender, Message: unique('A slow connection') });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(insertCall, async (route) => {
    await answered;
    await route.fulfill({ status: 201 });
  });
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const label of [
    'Name',
    'Phone Number',
    'Email',
    'Inquiry Type',
    'Social Media',
    'Message',
  ]) {
    await expect(field(page, label)).toBeDisabled();
  }
  answer();
  await expect(formStatus(page)).toHaveText(thanks);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
});

test('the thanks go after five seconds', async ({ page }) => {
  await openContact(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
  await fill(page, { ...sender, Message: unique('Short lived') });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  await page.clock.runFor(4900);
  await expect(formStatus(page)).toHaveText(thanks);
  await page.clock.runFor(200);
  await expect(formStatus(page)).toHaveText('');
});

test('what is missing or wrong is said at its field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls += 1;
  });
  await openContact(page);
  await sendButton(page).click();
  for (const [label, error] of [
    ['Name', 'Name is required'],
    ['Phone Number', 'Phone number is required'],
    ['Email', 'Email is required'],
    ['Message', 'Message is required'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Name')).toBeFocused();

  await fill(page, { 'Phone Number': '0123', Email: 'ravi@example', Message: 'Hi' });
  await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
    'Please enter a valid phone number',
  );
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  );
  await field(page, 'Email').fill('ravi@example.org');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  await expect(field(page, 'Email')).toHaveAttribute('data-state', 'valid');
  expect(calls).toBe(0);
});

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

test('what was typed and sent before the application was there is kept and sent', async ({
  page,
}) => {
  const message = unique('Faster than the script');
  const release = await holdBack(page, 'entry.client');
  await page.goto('/contact');
  await fill(page, { ...sender, Message: message });
  await field(page, 'Inquiry Type').selectOption('Mentorship');
  await sendButton(page).click();
  release();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toEqual([
    expect.objectContaining({ name: 'Ravi Kumar', inquiry_type: 'Mentorship' }),
  ]);
});

test('a double click sends one message', async ({ page }) => {
  const message = unique('Once is enough');
  await openContact(page);
  await fill(page, { ...sender, Message: message });
  await sendButton(page).dblclick();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});
