import { expect, test } from 'vitest';
import { siteAddress } from '../../../packages/site/doctor/checks/siteAddress.ts';
import { contentWith } from '../data/contentWith.ts';
import { fakeCopy } from './fakeCopy.ts';
import { ownContent } from './ownContent.ts';

const messageFor = async (url: string) => {
  const { findings } = await siteAddress.run(
    fakeCopy({ content: contentWith('site.url', url, ownContent) }),
  );
  return findings[0]?.message;
};

test.each(['https://asharao.dev', 'https://asha.github.io', 'https://www.asha.co.in'])(
  '%s can be published',
  async (url) => {
    expect(await messageFor(url)).toBeUndefined();
  },
);

test.each([
  ['http://asharao.dev', 'start with https://'],
  ['https://localhost:4173', 'be on a domain that the public can reach'],
  ['https://192.168.1.4', 'be on a domain that the public can reach'],
  ['https://[::1]', 'be on a domain that the public can reach'],
  ['https://laptop', 'be on a domain that the public can reach'],
  ['https://laptop.local', 'be on a domain that the public can reach'],
  ['https://portfolio.example.com', 'not be on a domain kept for examples'],
  ['https://asha.github.io/portfolio', 'be the root of a domain, https://asha.github.io,'],
  ['https://asharao.dev/', 'be the root of a domain, https://asharao.dev,'],
  ['https://asharao.dev?from=cv', 'be the root of a domain, https://asharao.dev,'],
])('%s must %s', async (url, rule) => {
  expect(await messageFor(url)).toContain(`must ${rule}`);
});
