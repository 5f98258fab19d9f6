import { siteAddress } from '@portfolio/cli/doctor/checks/siteAddress';
import { expect, test } from 'vitest';
import { contentWith } from '../data/contentWith.ts';
import { fakeCopy } from './fakeCopy.ts';
import { ownContent } from './ownContent.ts';

const findingFor = async (url: string, variables: Record<string, string> = {}) => {
  const content = contentWith('site.url', url, ownContent);
  const { findings } = await siteAddress.run(fakeCopy({ content, variables }));
  return findings[0];
};

const messageFor = async (url: string) => (await findingFor(url))?.message;

test.each([
  'https://asharao.dev',
  'https://asha.github.io',
  'https://asha.github.io/portfolio',
  'https://www.asha.co.in',
])('%s can be published', async (url) => {
  expect(await messageFor(url)).toBeUndefined();
});

test.each([
  ['http://asharao.dev', 'start with https://'],
  ['https://localhost:4173', 'be on a domain that the public can reach'],
  ['https://192.168.1.4', 'be on a domain that the public can reach'],
  ['https://[::1]', 'be the public address of the site'],
  ['https://laptop', 'be on a domain that the public can reach'],
  ['https://laptop.local', 'be on a domain that the public can reach'],
  ['https://portfolio.example.com', 'not be on a domain reserved for examples'],
  ['https://asharao.dev?from=cv', 'be the public address of the site'],
])('%s must %s', async (url, rule) => {
  expect(await messageFor(url)).toContain(`must ${rule}`);
});

test('where SITE_URL is set it is looked at, and named, in place of the content', async () => {
  const variables = { SITE_URL: 'http://asharao.dev' };
  expect(await findingFor('https://asharao.dev', variables)).toMatchObject({
    file: 'SITE_URL',
    message: 'must start with https://, but is "http://asharao.dev"',
  });
  expect(await findingFor('nowhere', { SITE_URL: 'https://asharao.dev' })).toBeUndefined();
});
