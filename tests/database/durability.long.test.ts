import { findHolder } from '@portfolio/tools/backend/lock';
import { startStack } from '@portfolio/tools/backend/stack';
import { expect, test } from 'vitest';
import { openClient } from './support/client.ts';
import { freshDataDir } from './support/folders.ts';
import { contactRow, readRows } from './support/rest.ts';
import { makeSitePlace, restOn } from './support/siteProcess.ts';
import { openStack } from './support/stacks.ts';
import { sendOnce } from './support/visitors.ts';

/** Sends one message after another until one fails, and returns those reported as sent. */
async function sendUntilGone(url: string, sender: string, onSent: (count: number) => void) {
  const sent: string[] = [];
  for (;;) {
    const message = `${sender}, message ${sent.length + 1}`;
    if (await sendOnce(openClient(url), contactRow({ message }))) return sent;
    onSent(sent.push(message));
  }
}

test('a message reported as sent is there after SIGKILL in mid-stream, which leaves nothing running', async () => {
  const dataDir = await freshDataDir(true);
  const place = await makeSitePlace(dataDir);
  const site = place.start();
  await site.line(/^contact form →/);
  const { restUrl } = await restOn(dataDir);
  const { pid } = (await findHolder(dataDir)) ?? {};
  await expect(startStack({ dataDir })).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringMatching(
      new RegExp(`^process ${pid} \\(http:.*\\) is using the data folder`),
    ),
  });

  const killAt = 40;
  const senders = ['Ada', 'Grace'].map((sender) =>
    sendUntilGone(place.url, sender, (count) => {
      if (count === killAt) site.child.kill('SIGKILL');
    }),
  );
  const sent = (await Promise.all(senders)).flat();
  expect(sent.length).toBeGreaterThanOrEqual(killAt);
  await site.ended;
  await expect.poll(() => fetch(restUrl).then(Boolean, () => false)).toBe(false);

  const afterKill = await startStack({ dataDir });
  const stored = await readRows(afterKill);
  expect(stored.map(({ message }) => message)).toEqual(expect.arrayContaining(sent));
  await afterKill.close();
  expect(await readRows(await openStack({ dataDir }))).toEqual(stored);
});
