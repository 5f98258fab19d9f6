import { readSiteAddress } from '@portfolio/build/content/siteAddress';
import { describe, expect, test } from 'vitest';

const contentUrl = 'https://ada-byron.dev';
const read = (SITE_URL?: string) =>
  readSiteAddress(SITE_URL === undefined ? {} : { SITE_URL }, contentUrl);

describe('where the site is published', () => {
  test.each([
    [undefined, 'https://ada-byron.dev', '/'],
    ['', 'https://ada-byron.dev', '/'],
    ['https://name.github.io', 'https://name.github.io', '/'],
    ['https://name.github.io/portfolio', 'https://name.github.io/portfolio', '/portfolio/'],
    [' https://name.github.io/portfolio/ ', 'https://name.github.io/portfolio', '/portfolio/'],
    ['https://example.org/~ada/site-2.0', 'https://example.org/~ada/site-2.0', '/~ada/site-2.0/'],
    ['http://localhost:8080/a/b', 'http://localhost:8080/a/b', '/a/b/'],
    ['https://müller.example', 'https://müller.example', '/'],
  ])('SITE_URL=%s is %s, below %s', (variable, url, base) => {
    expect(read(variable)).toEqual({ url, base });
  });

  test('however often addresses were read before', () => {
    const address = 'https://müller.example';
    for (let time = 0; time < 20_000; time += 1) read('https://name.github.io');
    expect(Array.from({ length: 20_000 }, () => read(address).url)).toEqual(
      Array.from({ length: 20_000 }, () => address),
    );
  });

  test('without the variable the content has it, with its path', () => {
    const address = { url: 'https://name.github.io/portfolio', base: '/portfolio/' };
    expect(readSiteAddress({}, address.url)).toEqual(address);
  });
});

describe('an address that cannot be one stops the build, which names the variable', () => {
  test.each([
    'name.github.io/portfolio',
    '/portfolio',
    'ftp://name.github.io',
    'https://',
    'https://name.github.io/portfolio?from=cv',
    'https://name.github.io/portfolio#skills',
    'https://name.github.io/my portfolio',
    'https://name.github.io//portfolio',
    'https://name.github.io/../portfolio',
    'https://name.github.io/port"folio',
    'https://name.github.io/$host;',
    'https://name.github.io/portfolio\rDisallow: /',
    'https://name.github.io:99999',
  ])('%s', (bad) => {
    expect(() => read(bad)).toThrow(`SITE_URL must be the public address of the site, such as`);
    expect(() => read(bad)).toThrow(`but it is "${bad}"`);
  });

  test.each(['https://github.com/ada/portfolio', 'https://www.linkedin.com/in/ada'])(
    '%s, where nobody publishes',
    (bad) => {
      expect(() => read(bad)).toThrow('SITE_URL must be where your site is published, such as');
    },
  );

  test('and shows no password', () => {
    expect(() => read('https://ada:s3cret@example.org')).toThrow('"https://…@example.org"');
  });

  test('or the field, where the address is the content’s', () => {
    expect(() => readSiteAddress({}, 'ada-byron.dev')).toThrow(/^site\.url \(site\.json\) must be/);
  });
});
