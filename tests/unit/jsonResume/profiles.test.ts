import { validateContent } from '@portfolio/data/validation/validateContent';
import { NO_ADDRESS } from '@portfolio/tools/import/fromResume';
import { describe, expect, test } from 'vitest';
import { contentOf } from './samples.ts';

const owner = { name: 'Ada Quill', email: 'ada@quill.example.com' };
const withBasics = (fields: object) => {
  const read = contentOf({ basics: { ...owner, ...fields } });
  expect(validateContent(read.content)).toEqual([]);
  return read;
};
const withProfiles = (...profiles: unknown[]) => withBasics({ profiles });
const urls = ({ content }: ReturnType<typeof contentOf>) =>
  content.owner.profiles.map(({ url }) => url);

describe('The owner’s page in a résumé', () => {
  test.each([
    ['https://GitHub.com/Ada/', 'GitHub', 'https://github.com/Ada'],
    ['www.github.com/ada', 'GitHub', 'https://www.github.com/ada'],
    ['gitlab.example.edu/~ada', 'GitLab', 'https://gitlab.example.edu/~ada'],
    ['linkedin.com/in/ada', 'LinkedIn', 'https://linkedin.com/in/ada'],
    ['https://de.linkedin.com/in/ada', 'LinkedIn', 'https://de.linkedin.com/in/ada'],
    ['linktr.ee/ada', 'Linktree', 'https://linktr.ee/ada'],
    ['x.com/ada', 'X', 'https://x.com/ada'],
    ['ada.wordpress.com', 'WordPress', 'https://ada.wordpress.com'],
    ['https://example.edu/staff/ada', 'Website', 'https://example.edu/staff/ada'],
    ['https://quill.dev/?page=me', 'Website', 'https://quill.dev/?page=me'],
  ])('%s becomes a profile, and the site’s address stays open', (url, network, shown) => {
    const { content, notes } = withBasics({ url });
    expect(content.owner.profiles).toMatchObject([{ network, url: shown }]);
    expect(content.site.url).toBe(NO_ADDRESS);
    expect(notes).toContainEqual({
      path: 'basics.url',
      message: expect.stringContaining('is a profile now'),
    });
  });

  test.each([
    ['ada.dev', 'https://ada.dev'],
    ['https://ada.github.io/cv/', 'https://ada.github.io/cv'],
    ['https://people.example.edu/~ada', 'https://people.example.edu/~ada'],
  ])('%s is the site’s address, and no profile', (url, site) => {
    const { content } = withBasics({ url });
    expect(content.site.url).toBe(site);
    expect(content.owner.profiles).toEqual([]);
  });

  test.each(['https://github.com', 'ada@quill.dev', 'cv.pdf', 'n/a'])('%s is none', (url) => {
    const { content, notImported } = withBasics({ url });
    expect(content.site.url).toBe(NO_ADDRESS);
    expect(content.owner.profiles).toEqual([]);
    expect(notImported).toEqual({ 'basics.url': url });
  });

  test('that is one of the profiles, too, is listed once', () => {
    const profiles = [{ network: 'GitHub', username: 'ada' }];
    const { content } = withBasics({ url: 'http://www.github.com/Ada/', profiles });
    expect(content.owner.profiles).toHaveLength(1);
  });
});

describe('A profile without an address', () => {
  test.each([
    ['GitHub', 'ada', 'https://github.com/ada'],
    ['fa-github', '@ada', 'https://github.com/ada'],
    ['github', '_ada_', 'https://github.com/_ada_'],
    ['Twitter/X', '@ada', 'https://x.com/ada'],
    ['Stack Overflow', 123, 'https://stackoverflow.com/users/123'],
    ['Telegram', 'ada.quill', 'https://t.me/ada.quill'],
  ])('on %s gets the address of %j', (network, username, url) => {
    expect(urls(withProfiles({ network, username }))).toEqual([url]);
  });

  test.each([
    ['Chess club', 'ada'],
    ['LinkedIn', 'Ada Quill'],
    ['Stack Overflow', 'ada'],
    ['GitHub', 'ada@quill.dev'],
    ['LinkedIn', 'https://linkedin.com/in/ada'],
    ['Mastodon', '@ada@hachyderm.io'],
  ])('on %s with the name %j is left out, and told', (network, username) => {
    const read = withProfiles({ network, username });
    expect(urls(read)).toEqual([]);
    const message = `"${network}" is left out: add its address to "profiles" in owner.json`;
    expect(read.notes).toContainEqual({ path: 'basics.profiles[0]', message });
    expect(read.notImported).toEqual({ 'basics.profiles[0].username': username });
  });
});

describe('The address of a profile', () => {
  test.each(['mailto:ada@quill.dev', 'ada@quill.dev', 'tel:+12025550142', 'cv.pdf'])(
    '%s is listed',
    (url) => {
      const read = withProfiles({ network: 'Contact', url });
      expect(urls(read)).toEqual([]);
      expect(read.notImported).toEqual({ 'basics.profiles[0].url': url });
    },
  );

  test('that is only the network’s start page gives way to the account', () => {
    const url = 'https://github.com/';
    expect(urls(withProfiles({ network: 'GitHub', username: 'ada', url }))).toEqual([
      'https://github.com/ada',
    ]);
    expect(urls(withProfiles({ network: 'GitHub', url }))).toEqual([]);
  });

  test('leaves a name that it does not have to the list', () => {
    const url = 'https://github.com/ada';
    const listedWith = (username: string) =>
      withProfiles({ network: 'GitHub', url, username }).notImported;
    expect(listedWith('@Ada')).toEqual({});
    expect(listedWith('Ada Quill')).toEqual({ 'basics.profiles[0].username': 'Ada Quill' });
  });

  test('counts more than the name of another network, and the owner is told', () => {
    const url = 'https://github.com/ada';
    const { content, notes } = withProfiles({ network: 'LinkedIn', url });
    expect(content.owner.profiles).toEqual([{ network: 'GitHub', url, kind: 'code' }]);
    const path = 'basics.profiles[0].network';
    expect(notes).toContainEqual({ path, message: '"LinkedIn" leads to GitHub' });
  });

  test.each([
    [{ network: 'fa-github', url: 'https://github.com/ada' }, 'GitHub'],
    [{ url: 'https://quill.dev' }, 'Website'],
    [{ network: 'GitHub (work)', url: 'https://github.com/ada' }, 'GitHub (work)'],
    [{ url: 'https://de.linkedin.com/in/ada' }, 'LinkedIn'],
  ])('%j is shown as %s', (profile, network) => {
    expect(withProfiles(profile).content.owner.profiles).toMatchObject([{ network }]);
  });
});

test('the website on a code host and the profiles each have the icon of their kind', () => {
  const { content } = withBasics({
    website: 'https://github.com/56knda',
    profiles: [
      { network: 'LinkedIn', username: 'knda', url: 'https://www.linkedin.com/in/knda/' },
      { network: 'LinkedIn (Firma)', url: 'https://lnkd.in/x1' },
      { network: 'XING', url: 'https://short.example.org/x' },
    ],
  });
  expect(content.site.url).toBe(NO_ADDRESS);
  expect(content.owner.profiles.map(({ network, kind }) => [network, kind])).toEqual([
    ['LinkedIn', 'network'],
    ['LinkedIn (Firma)', 'network'],
    ['XING', 'network'],
    ['GitHub', 'code'],
  ]);
});
