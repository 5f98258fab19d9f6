import { remoteOrigins } from '@portfolio/build/hosts/contentSecurityPolicy';
import { contentSchema } from '@portfolio/data/schema/content';
import { validateContent } from '@portfolio/data/validation/validateContent';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { contentWith } from './contentWith.ts';

// Valibot's types know each schema by itself; here they are read, whichever they are.
type Schema = v.GenericSchema & {
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  pipe?: readonly Schema[];
  options?: readonly Schema[];
};

const ADDRESS = 'https://elsewhere.example.com/a.png';
const BLOCKED = ADDRESS.replace('https:', 'http:');

/** The fields that take a web address and not any text, such as `owner.profiles[0].url`. */
function addressFields(schema: Schema, path = ''): string[] {
  if (schema.wrapped) return addressFields(schema.wrapped, path);
  const [first] = schema.pipe ?? [];
  const {
    item,
    entries,
    options = [],
  } = first?.pipe ? (first.pipe[0] as Schema) : (first ?? schema);
  if (item) return addressFields(item, `${path}[0]`);
  if (entries) {
    return Object.entries(entries).flatMap(([key, child]) =>
      addressFields(child, path === '' ? key : `${path}.${key}`),
    );
  }
  const choices = options.filter((option) => typeof option === 'object');
  if (choices.length > 0) return choices.flatMap((option) => addressFields(option, path));
  return v.is(schema, ADDRESS) && !v.is(schema, 'any text') ? [path] : [];
}

const fields = addressFields(contentSchema as unknown as Schema);

/** The sample, with the parts that it leaves out. */
const whole = {
  ...content,
  site: { ...content.site, legal: { privacy: {}, imprint: {} } },
  publications: [{ title: 'X' }],
  awards: [{ title: 'X' }],
};

/** The browser only loads from addresses that a policy allows, and the policy is made from the content. */
const isLoaded = (path: string) => {
  const { images, frames } = remoteOrigins(contentWith(path, ADDRESS, whole));
  return [...images, ...frames].includes(new URL(ADDRESS).origin);
};

/** Visitors get these with a click on a link that is marked as a download. */
const downloads = ['owner.downloads.resumeUrl', 'owner.downloads.businessCardUrl'];

/** Links only: their targets open as pages of their own. A field that is called `url` always is one. */
const links = [
  ...fields.filter((path) => path.endsWith('.url')),
  'contactMap.linkUrl',
  'projects[0].demoUrl',
  'projects[0].codeUrl',
  'spotlight[0].quotes[0].projectUrl',
];

test('every field for an address is known to be a link, or to be loaded', () => {
  const loaded = fields.filter(isLoaded);
  expect(loaded).toEqual(expect.arrayContaining(['owner.portrait.src', 'contactMap.embedUrl']));
  expect(fields.toSorted()).toEqual([...loaded, ...downloads, ...links].toSorted());
});

test.each(fields.filter((path) => !links.includes(path)))(
  '%s takes no http address, which browsers do not load',
  (path) => {
    const problemsWith = (value: string) =>
      validateContent(contentWith(path, value)).filter((problem) => problem.path === path);
    expect(problemsWith(ADDRESS)).toEqual([]);
    expect(problemsWith(BLOCKED)).toMatchObject([{ message: expect.stringContaining('https://') }]);
  },
);

test('a link may lead to an http address', () => {
  const problems = validateContent(contentWith('projects[0].demoUrl', BLOCKED, content));
  expect(problems).toEqual([]);
});
