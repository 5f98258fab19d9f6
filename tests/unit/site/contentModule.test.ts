import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentModule } from '@portfolio/publish/content/contentModule';
import { createContentReader } from '@portfolio/publish/content/contentReader';
import { ownContentFolder } from '@portfolio/publish/content/folders';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

/** The module of a part, for content with this setting of the form. */
async function moduleOf(part: string, contact?: object) {
  const folder = freshFolder();
  cpSync(ownContentFolder, folder, { recursive: true });
  const file = join(folder, 'contact.json');
  const content = { ...JSON.parse(readFileSync(file, 'utf8')), ...(contact && { contact }) };
  writeFileSync(file, JSON.stringify(content));
  const { load } = contentModule(createContentReader(folder)) as unknown as {
    load: { handler: (id: string) => Promise<string> };
  };
  return load.handler(`\0virtual:content/${part}`);
}

test.each([
  ['unless the owner says otherwise', undefined],
  ['where they say so', { form: 'on' }],
])('the form is there %s', async (_when, contact) => {
  expect(await moduleOf('contactForm', contact)).toMatch(
    /^export \{ ContactForm \} from ".*\/packages\/site\/src\/contact\/ContactForm\.tsx"$/,
  );
});

test('if it is off, nothing imports its code', async () => {
  expect(await moduleOf('contactForm', { form: 'off' })).toBe(
    'export const ContactForm = undefined',
  );
  expect(await moduleOf('contact', { form: 'off' })).toBe('export default {"form":"off"}');
});

test('anything else than on and off is refused', async () => {
  await expect(moduleOf('contactForm', { form: 'no' })).rejects.toThrow(
    'contact.json: contact.form: must be on or off, but is "no"',
  );
});
