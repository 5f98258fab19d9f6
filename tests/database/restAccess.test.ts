import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { expect, onTestFinished, test } from 'vitest';
import { builtSite } from './support/builtSite.ts';
import { openClient } from './support/client.ts';
import { freshFolder } from './support/folders.ts';
import { ask, contactRow, readRows } from './support/rest.ts';
import { openStack } from './support/stacks.ts';

test('PostgREST’s own port takes nothing from the other programs of this machine', async () => {
  // As it runs for an owner, not as the other tests have it.
  const stack = await openStack({ settings: {} });
  const attempts: [string, object][] = [
    ['contact_messages', { method: 'POST', body: contactRow() }],
    [
      'contact_messages',
      { method: 'POST', body: contactRow(), headers: { 'cf-connecting-ip': '203.0.113.9' } },
    ],
    ['contact_messages', {}],
    ['', {}],
    ['rpc/anything', { method: 'POST', body: {} }],
    ['contact_messages', { method: 'POST', body: contactRow(), token: 'a.b.c' }],
  ];
  for (const [path, request] of attempts) {
    expect(await ask(stack, path, request)).toMatchObject({ status: 401 });
  }
  expect(await readRows(stack)).toEqual([]);
});

test('visitors reach it through the site, and are answered as by a hosted project', async () => {
  const stack = await openStack({ settings: {} });
  const backend = { url: stack.restUrl, anonToken: stack.anonToken };
  const site = await startSiteServer({ distDir: builtSite(freshFolder()), backend });
  onTestFinished(() => site.close());
  const messages = openClient(site.url).from('contact_messages');
  expect(await messages.insert(contactRow())).toMatchObject({ status: 201, error: null });
  expect(await messages.select()).toMatchObject({ status: 401, error: { code: '42501' } });
  expect(await readRows(stack)).toHaveLength(1);
});
