import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { placeholder } from '@portfolio/data/values/placeholders';
import { altTexts } from '@portfolio/tools/content/checks/altTexts';
import { categories } from '@portfolio/tools/content/checks/categories';
import { legal } from '@portfolio/tools/content/checks/legal';
import { ownContent as ownContentCheck } from '@portfolio/tools/content/checks/ownContent';
import { statistics } from '@portfolio/tools/content/checks/statistics';
import { build, buildAddress, buildTarget, secrets } from '@portfolio/tools/doctor/checks/build';
import {
  projectAddress,
  siteAddress,
  variables as variablesCheck,
} from '@portfolio/tools/doctor/checks/settings';
import { examine } from '@portfolio/tools/doctor/examine';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { contentWith } from '../data/contentWith.ts';
import { fakeWorkspace, type WorkspaceParts } from './fakeWorkspace.ts';
import { ownContent } from './ownContent.ts';

async function findingsOf(check: typeof build, parts: WorkspaceParts) {
  const [result] = await examine(fakeWorkspace(parts), { checks: [{ ...check, needs: [] }] });
  return result?.findings ?? [];
}

const messagesOf = async (check: typeof build, parts: WorkspaceParts) =>
  (await findingsOf(check, parts)).map(({ message }) => message);

const pages = { 'index.html': '' };
const url = 'https://abcdefgh.supabase.co';
const variablesWith = (VITE_SUPABASE_URL: string, VITE_SUPABASE_ANON_KEY: string) => ({
  variables: { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY },
});
const project = variablesWith(url, 'sb_publishable_abc123');
const client = `createClient("${url}","sb_publishable_abc123")`;
const formOff = contentWith('contact', { form: 'off' }, ownContent);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (role: string) => `${part({ alg: 'HS256' })}.${part({ role })}.c2lnbmF0dXJl`;

const altTextOf = (alt: string): WorkspaceParts => ({
  content: contentWith('owner.portrait', { src: 'images/asha.jpg', alt }, ownContent),
});
const addressOf = (siteUrl: string): WorkspaceParts => ({
  content: contentWith('site.url', siteUrl, ownContent),
});
const builtFor = (canonical: string): WorkspaceParts => ({
  dist: { 'index.html': `<link rel="canonical" href="${canonical}/"/>` },
  variables: { SITE_URL: 'https://asha.github.io/portfolio' },
});
const builtWith = (script: string, env = {}): WorkspaceParts => ({
  dist: { ...pages, 'assets/client.js': script },
  ...project,
  env,
});

test.each<[what: string, check: typeof build, parts: WorkspaceParts]>([
  ['a text of a picture', altTexts, altTextOf('A chart')],
  ['no picture', altTexts, { content: contentWith('owner.portrait', undefined, ownContent) }],
  ['an address at a domain', siteAddress, addressOf('https://asharao.dev')],
  ['one with a path', siteAddress, addressOf('https://asha.github.io/portfolio')],
  ['one of many labels', siteAddress, addressOf('https://www.asha.co.in')],
  ['SITE_URL', siteAddress, { ...addressOf('nowhere'), variables: { SITE_URL: 'https://a.dev' } }],
  ['a build for the address', buildAddress, builtFor('https://asha.github.io/portfolio')],
  ['a build for the project', buildTarget, builtWith(client)],
  ['a project and its publishable key', variablesCheck, project],
  ['one and its legacy key', variablesCheck, variablesWith(url, jwt('anon'))],
  ['a build without a secret', secrets, builtWith(client)],
  ['a form with a privacy notice', legal, {}],
])('%s is right', async (_what, check, parts) => {
  expect(await findingsOf(check, parts)).toEqual([]);
});

test.each<[what: string, check: typeof build, parts: WorkspaceParts, message: string]>([
  ['a file’s name', altTexts, altTextOf('IMG_2043.JPG'), '"IMG_2043.JPG" is the name of a file'],
  ['a word', altTexts, altTextOf('image'), "doesn't say what it shows"],
  ['http', siteAddress, addressOf('http://asharao.dev'), 'must start with https://'],
  ['a port', siteAddress, addressOf('https://localhost:4173'), 'that the public can reach'],
  ['a number', siteAddress, addressOf('https://192.168.1.4'), 'that the public can reach'],
  ['a number in brackets', siteAddress, addressOf('https://[::1]'), 'must be the public address'],
  ['one word', siteAddress, addressOf('https://laptop'), 'that the public can reach'],
  ['a local name', siteAddress, addressOf('https://laptop.local'), 'that the public can reach'],
  ['an example', siteAddress, addressOf('https://a.example.com'), 'a domain reserved for examples'],
  [
    'a profile on a code host',
    siteAddress,
    addressOf('https://gitlab.example.edu/~ada'),
    'must be where your site is published, such as https://name.github.io/portfolio',
  ],
  ['a query', siteAddress, addressOf('https://a.dev?from=cv'), 'must be the public address'],
  [
    'a figure that claims more than the content holds',
    statistics,
    { content: contentWith('about.statistics[3].value', '9+', ownContent) },
    'the page says "9+ certifications", but the content holds 5 certifications (content/education.json)',
  ],
  [
    'a category that is not described',
    categories,
    { content: contentWith('projects[0].category', 'Kitchen', ownContent) },
    'doesn\'t describe "Kitchen", so visitors see it in grey',
  ],
  ['no build', build, {}, 'there is no built site'],
  ['the sample', ownContentCheck, { isSample: true }, 'the site still shows the sample'],
  [
    'a placeholder of an import',
    ownContentCheck,
    { content: contentWith('experience[0].company', placeholder.employer, ownContent) },
    '"Employer not stated" is still to be filled in',
  ],
  [
    'the address of a theme, with which its users start',
    ownContentCheck,
    { content: contentWith('site.url', 'https://alshedivat.github.io/al-folio', ownContent) },
    '"https://alshedivat.github.io/al-folio" came from the sample of the theme al-folio',
  ],
  [
    'a form without a privacy notice',
    legal,
    { content: contentWith('site.legal', undefined, ownContent) },
    'is missing: the form collects personal data',
  ],
  [
    'a build for another address',
    buildAddress,
    builtFor('https://asha.github.io'),
    'was built for https://asha.github.io, but will be published at https://asha.github.io/portfolio',
  ],
  [
    'a build for the embedded backend, which npm test leaves',
    buildTarget,
    builtWith('createClient("")'),
    'was not built with these variables',
  ],
  ['no project', variablesCheck, variablesWith('', ''), 'the contact form would find no backend'],
  [
    'a problem that would stop the build',
    variablesCheck,
    variablesWith('abcdefgh.supabase.co', 'sb_publishable_abc123'),
    "VITE_SUPABASE_URL must be the project's address, such as",
  ],
  [
    'a project on the owner’s own machine',
    projectAddress,
    variablesWith('http://localhost:54321', jwt('anon')),
    'must start with https://',
  ],
])('%s is found once', async (_what, check, parts, message) => {
  expect(await messagesOf(check, parts)).toEqual([expect.stringContaining(message)]);
});

test('without the form no project is needed, unless the variables would stop the build', async () => {
  const statusOf = async (parts: WorkspaceParts) =>
    (await examine(fakeWorkspace(parts), { checks: [variablesCheck] }))[0]?.status;
  expect(await statusOf({ content: formOff })).toBe('chosen');
  expect(await statusOf({ content: formOff, ...project })).toBe('chosen');
  expect(await statusOf({ content: formOff, ...variablesWith('abc', '') })).toBe('fail');
  expect(await statusOf({ content: contentWith('contact', { form: 'on' }, ownContent) })).toBe(
    'fail',
  );
});

test('without the form a secret key in the build is still found', async () => {
  const parts = { ...builtWith('"sb_secret_abc12345"'), content: formOff };
  const results = await examine(fakeWorkspace(parts), { checks: [secrets, variablesCheck] });
  expect(results.map(({ status }) => status)).toEqual(['fail', 'chosen']);
});

test('the sample is ready only where the owner says so', async () => {
  const statusOf = async (PUBLISH_SAMPLE: string) => {
    const workspace = fakeWorkspace({ isSample: true, env: { PUBLISH_SAMPLE } });
    return (await examine(workspace, { checks: [{ ...ownContentCheck, needs: [] }] }))[0]?.status;
  };
  expect(await statusOf('true')).toBe('chosen');
  expect(await statusOf('')).toBe('fail');
});

test('one category is no plural', () => {
  const projects = ownContent.projects.slice(0, 1);
  const content = { ...ownContent, projects };
  const { passed } = categories.run(fakeWorkspace({ content }));
  expect(passed).toBe('1 category is described');
});

test('an owner who has the name of a person in a sample is ready', async () => {
  const content = contentWith('owner.name', 'Jane Doe', ownContent);
  expect(await findingsOf(ownContentCheck, { content })).toEqual([]);
});

test('if SITE_URL is set it is checked, and named, instead of the content', async () => {
  const parts = { ...addressOf('https://a.dev'), variables: { SITE_URL: 'http://asharao.dev' } };
  expect(await findingsOf(siteAddress, parts)).toMatchObject([
    { file: 'SITE_URL', message: 'must start with https://, but is "http://asharao.dev"' },
  ]);
});

test('a build that is newer than the content is right, an older one is not', async () => {
  const source = freshFolder({ 'owner.ts': '' });
  const built = (secondsAfter: number) => {
    const workspace = fakeWorkspace({ dist: pages, sourceFolders: [source] });
    const time = Date.now() / 1000 + secondsAfter;
    utimesSync(join(workspace.distFolder, 'index.html'), time, time);
    return build.run(workspace);
  };
  expect(await built(60)).toMatchObject({ problems: [] });
  expect(await built(-60)).toMatchObject({
    problems: [
      { file: expect.stringMatching(/owner\.ts$/), message: 'was changed after the build' },
    ],
  });
});

test.each([
  [
    'in the build',
    secrets,
    builtWith(`${client};admin("own")`, { SUPABASE_SERVICE_ROLE_KEY: 'own' }),
    'own"',
  ],
  [
    'as the public one',
    variablesCheck,
    variablesWith(url, 'sb_secret_abc12345'),
    'sb_secret_abc12345',
  ],
  ['in its old form', variablesCheck, variablesWith(url, jwt('service_role')), jwt('service_role')],
])('a secret key %s is found, and not shown', async (_where, check, parts, secret) => {
  const messages = await messagesOf(check, parts);
  expect(messages).toEqual([
    expect.stringMatching(/holds a secret key|must not hold .* revoke it/),
  ]);
  expect(messages.join()).not.toContain(secret);
});
