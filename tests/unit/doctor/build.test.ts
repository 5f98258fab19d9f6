import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@portfolio/cli/doctor/checks/build';
import { buildAddress } from '@portfolio/cli/doctor/checks/buildAddress';
import { buildTarget } from '@portfolio/cli/doctor/checks/buildTarget';
import { expect, test } from 'vitest';
import { fakeCopy, folderWith } from './fakeCopy.ts';

const pages = { 'index.html': '', '404.html': '' };
const variables = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
};
const client = `createClient("${variables.VITE_SUPABASE_URL}","${variables.VITE_SUPABASE_ANON_KEY}")`;

const messagesOf = async (check: typeof build, parts: Parameters<typeof fakeCopy>[0]) =>
  (await check.run(fakeCopy(parts))).findings.map(({ message }) => message);

test('a missing build is reported', async () => {
  expect(await messagesOf(build, {})).toEqual(['there is no built site']);
});

test('a build that is newer than the content is right, an older one is not', async () => {
  const source = folderWith({ 'owner.ts': '' });
  const built = (secondsAfter: number) => {
    const copy = fakeCopy({ dist: pages, sourceFolders: [source] });
    const time = Date.now() / 1000 + secondsAfter;
    utimesSync(join(copy.distFolder, 'index.html'), time, time);
    return build.run(copy);
  };
  expect(await built(60)).toMatchObject({ findings: [] });
  expect(await built(-60)).toMatchObject({
    findings: [
      { file: expect.stringMatching(/owner\.ts$/), message: 'was changed after the build' },
    ],
  });
});

test('a build for the address of the site is right, one for another is not', async () => {
  const canonical = (url: string) => ({ 'index.html': `<link rel="canonical" href="${url}/"/>` });
  const variables = { SITE_URL: 'https://asha.github.io/portfolio' };
  const dist = canonical(variables.SITE_URL);
  expect(await messagesOf(buildAddress, { dist, variables })).toEqual([]);
  const root = canonical('https://asha.github.io');
  expect(await messagesOf(buildAddress, { dist: root, variables })).toEqual([
    'was built for https://asha.github.io, but will be published at https://asha.github.io/portfolio',
  ]);
});

test('a build for this project is right', async () => {
  const dist = { ...pages, 'assets/client.js': client };
  expect(await messagesOf(buildTarget, { dist, variables })).toEqual([]);
});

test('a build for the embedded backend, which npm test leaves, is found', async () => {
  const dist = { ...pages, 'assets/client.js': 'createClient("")' };
  expect(await messagesOf(buildTarget, { dist, variables })).toEqual([
    expect.stringMatching(/^was not built with these variables/),
  ]);
});

test('a secret key in the build is found, and not shown', async () => {
  const dist = { ...pages, 'assets/client.js': `${client};admin("owners-own-key")` };
  const env = { SUPABASE_SERVICE_ROLE_KEY: 'owners-own-key' };
  const messages = await messagesOf(buildTarget, { dist, variables, env });
  expect(messages).toEqual(['holds a secret key, which every visitor could read']);
});
