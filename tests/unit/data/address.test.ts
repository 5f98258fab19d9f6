import { classifyAddress } from '@portfolio/data/schema/address';
import { webAddressSchema } from '@portfolio/data/schema/fields';
import { networkCalled } from '@portfolio/data/schema/networks';
import { isOthersSite } from '@portfolio/data/schema/siteUrl';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const hosts = ['https://', 'HTTPS://', 'http://www.', 'www.', '', '//'];

describe('An account is known', () => {
  test.each([
    ['github.com/ada', 'GitHub', 'code'],
    ['GitHub.com/Ada/', 'GitHub', 'code'],
    ['github.com/ada/engine', 'GitHub', 'code'],
    ['gist.github.com/ada', 'GitHub', 'code'],
    ['gitlab.example.edu/~ada', 'GitLab', 'code'],
    ['git.example.edu/ada', 'git.example.edu', 'code'],
    ['linkedin.com/in/ada', 'LinkedIn', 'network'],
    ['de.linkedin.com/in/ada', 'LinkedIn', 'network'],
    ['linktr.ee/ada', 'Linktree', undefined],
    ['x.com/ada', 'X', undefined],
    ['medium.com/@ada.q', 'Medium', undefined],
    ['ada.wordpress.com', 'WordPress', undefined],
    ['app.netlify.com/sites/ada', 'Netlify', undefined],
  ])('%s, with any scheme, is on %s', (address, name, purpose) => {
    for (const start of hosts) {
      const place = classifyAddress(`${start}${address}`.replace('www.www.', 'www.'));
      // `www.` before another subdomain is one more host of the same network.
      if (start.endsWith('www.') && /^(?:git\.|gitlab\.)/.test(address)) continue;
      expect(place).toMatchObject({ kind: 'account', name, ...(purpose && { purpose }) });
    }
  });
});

test.each([
  ['https://ada.dev', 'site'],
  ['ada.dev', 'site'],
  ['www.ada.dev/', 'site'],
  ['müller.de', 'site'],
  ['https://ada.github.io', 'site'],
  ['ada.github.io/portfolio', 'site'],
  ['ada.gitlab.io/portfolio/', 'site'],
  ['ada.netlify.app', 'site'],
  ['github.vercel.app', 'site'],
  ['people.example.edu/~ada', 'site'],
  ['xing.dev', 'site'],
  ['xing.github.io', 'site'],
  ['netflix.com', 'site'],
  ['ada.github.io/portfolio/about', 'page'],
  ['ada.github.io/cv.pdf', 'page'],
  ['ada.netlify.app/about', 'page'],
  ['https://example.edu/staff/ada', 'page'],
  ['https://ada.dev/?page=me', 'page'],
  ['http://localhost:3000', 'page'],
  ['https://github.com', 'front'],
  ['www.linkedin.com/', 'front'],
  ['github.io', 'front'],
  ['gitlab.example.edu', 'front'],
  ['photo.jpg', 'file'],
  ['My photo.JPG', 'file'],
  ['./img/me.png', 'file'],
  ['../me.png', 'file'],
  ['img/me.png', 'file'],
  ['/images/me.png', 'file'],
  ['C:\\me.png', 'file'],
  ['file:///home/ada/me.png', 'file'],
  ['pictures.example.com/me.png', 'page'],
  ['ada@quill.dev', 'mail'],
  ['mailto:ada@quill.dev', 'mail'],
  ['tel:+1-202-555-0142', 'phone'],
  ['+1 202 555 0142', 'phone'],
  ['data:image/png;base64,AAAA', 'data'],
  ['n/a', 'none'],
  ['ada', 'none'],
  ['@ada', 'none'],
  ['', 'none'],
  ['1.2.3', 'none'],
  ['https://ada:secret@quill.dev', 'none'],
  ['javascript:alert(1)', 'none'],
  ['ftp://quill.dev', 'none'],
])('%s is a %s', (address, kind) => {
  expect(classifyAddress(address).kind).toBe(kind);
});

test('a name of a file isn’t a host, and nothing is an address that the content refuses', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true })),
      (text) => {
        const place = classifyAddress(text);
        if ('url' in place) expect(v.is(webAddressSchema, place.url)).toBe(true);
      },
    ),
  );
});

test('no account and no start page is the address of a site, and every other page may be', () => {
  const parts = fc.tuple(
    fc.constantFrom('', 'www.', 'de.', 'ada.'),
    fc.constantFrom('github.com', 'LinkedIn.com', 'linktr.ee', 'x.com', 'vercel.com'),
    fc.webPath(),
  );
  fc.assert(
    fc.property(parts, ([sub, host, path]) => {
      expect(isOthersSite(`https://${sub}${host}${path}`)).toBe(true);
      expect(isOthersSite(`https://${sub}my-${host}${path}`)).toBe(false);
    }),
  );
});

test.each([
  ['Github', 'GitHub'],
  ['git hub', 'GitHub'],
  ['fa-github', 'GitHub'],
  ['fab fa-github-alt', 'GitHub'],
  ['FaGithub', 'GitHub'],
  ['My GitHub profile', 'GitHub'],
  ['Linked In', 'LinkedIn'],
  ['LINKEDIN', 'LinkedIn'],
  ['fa-linkedin-in', 'LinkedIn'],
  ['Twitter', 'Twitter'],
  ['Twitter/X', 'X'],
  ['X (formerly Twitter)', 'X'],
  ['StackOverflow', 'Stack Overflow'],
  ['stack-overflow', 'Stack Overflow'],
  ['X-Ray Club', undefined],
  ['', undefined],
])('the network %j is %s', (name, network) => {
  expect(networkCalled(name)?.name).toBe(network);
});
