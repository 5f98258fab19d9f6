import { examine, isReady } from '@portfolio/tools/doctor/examine';
import { formatResults } from '@portfolio/tools/doctor/format';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { fakeWorkspace } from './fakeWorkspace.ts';
import { ownContent } from './ownContent.ts';

const page = `<link rel="canonical" href="${ownContent.site.url}/"/><link rel="icon" href="/favicon.svg"><img src="/images/asha.jpg" alt="${ownContent.owner.portrait.alt}">`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const variables = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
};

test('a site in which everything is the owner’s own is ready', async () => {
  const icons = ownContent.skillCategories.flatMap(({ skills }) => skills.map(({ icon }) => icon));
  const files = ['images/asha.jpg', ...icons].flatMap((name) => (name ? [[name, svg]] : []));
  const workspace = fakeWorkspace({
    filesFolder: freshFolder(Object.fromEntries(files)),
    dist: {
      'index.html': page,
      '404.html': page,
      'favicon.svg': '',
      'images/asha.jpg': '',
      'assets/client.js': JSON.stringify(variables),
    },
    variables,
  });
  const results = await examine(workspace, { offline: true });
  expect(formatResults(results).split('\n')).toEqual([
    '✓ ok    Content: keeps every rule, and its files are there',
    '✓ ok    Languages: en: all words are there',
    '✓ ok    Translations: all texts are there in en',
    '✓ ok    Own content: nothing is left to fill in',
    '✓ ok    Statistics: 5 figures, and none claims more than the content holds',
    '✓ ok    Categories: 7 categories are described',
    '✓ ok    Alt texts: 1 picture has one',
    '✓ ok    Legal notices: a privacy notice; no imprint, which Germany, Austria and others ask of some sites',
    '✓ ok    Site address: https://portfolio.asharao.dev',
    '✓ ok    Build: is there and up to date',
    '✓ ok    Build address: is the address of the site',
    '✓ ok    Internal links: 6 links work on 2 pages',
    '✓ ok    Secret keys: none is in the build',
    '✓ ok    Supabase variables: name the project https://abcdefgh.supabase.co and a public key',
    '✓ ok    Project address: can be reached by visitors',
    '✓ ok    Build target: sends to https://abcdefgh.supabase.co',
    ...Array(2).fill(expect.stringMatching(/^○ off {3}.*: not asked, because of --offline$/)),
    '',
    'Ready to be public: 2 off by choice, 16 passed.',
  ]);
  expect(isReady(results)).toBe(true);
});
