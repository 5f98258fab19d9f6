import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  editorPolicy,
  type PolicySources,
  remoteOrigins,
  sharedPolicy,
} from '@portfolio/build/hosts/contentSecurityPolicy';
import { describe, expect, test } from 'vitest';
import { contentWith } from '../data/contentWith';

const sources: PolicySources = {
  scripts: ['start()'],
  styles: ['p{margin:0}'],
  remote: { images: [], frames: ['https://maps.example.com'] },
};

/** The sources of each directive of a policy, by its name. */
const directivesIn = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name, ...values]) => [name, values]),
  );

const directivesOf = (more: Partial<PolicySources> = {}) =>
  directivesIn(contentSecurityPolicy({ ...sources, ...more }));

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  test('runs scripts and styles of the site, and those inline that it knows to the letter', () => {
    const directives = directivesOf({ styles: ['p{margin:0}', 'é{}'] });
    expect(directives['script-src']).toEqual(["'self'", hash('start()')]);
    expect(directives['style-src']).toEqual(["'self'", hash('p{margin:0}'), hash('é{}')]);
  });

  test('of all answers is that of a document, except for its inline styles', () => {
    const { styles: _, ...shared } = sources;
    const own = contentSecurityPolicy(sources).split(';');
    const ofAll = sharedPolicy(shared).split(';');
    const [stylesOfAll, ...alsoInOwn] = ofAll.toSorted(
      (a, b) => Number(own.includes(a)) - Number(own.includes(b)),
    );
    expect(stylesOfAll).toBe("style-src 'self' 'unsafe-inline'");
    expect(alsoInOwn).toEqual(own.filter((directive) => !directive.startsWith('style-')));
  });

  test('of all answers allows what the editor’s page needs, if the site has one, and a document’s own does not', () => {
    const { styles: _, ...shared } = sources;
    const ofAll = directivesIn(sharedPolicy({ ...shared, hasEditor: true }));
    for (const [name, values] of Object.entries(directivesIn(editorPolicy()))) {
      if (!['default-src', 'form-action', 'base-uri'].includes(name)) {
        expect(ofAll[name], name).toEqual(expect.arrayContaining(values));
      }
    }
    expect(directivesIn(editorPolicy())['connect-src']).toEqual([
      'https://api.github.com',
      'blob:',
      'data:',
    ]);
    expect(contentSecurityPolicy({ ...sources, hasEditor: true })).toBe(
      contentSecurityPolicy(sources),
    );
  });

  test('lets messages go to the hosted project, and requests only to the map', () => {
    const remote = { images: ['https://a.example'], frames: [] };
    expect(directivesOf({ remote })['connect-src']).toEqual(["'self'"]);
    const backend = 'https://abc.supabase.co';
    expect(directivesOf({ backend, remote })['connect-src']).toEqual(["'self'", backend]);
    expect(directivesOf()['connect-src']).toEqual(["'self'", 'https://maps.example.com']);
  });

  test('lets images and frames come from the addresses in the content', () => {
    const remote = { images: ['https://a.example'], frames: ['https://b.example'] };
    const directives = directivesOf({ remote });
    expect(directives['img-src']).toEqual(["'self'", 'https://a.example']);
    expect(directives['frame-src']).toEqual(['https://b.example']);
  });
});

describe('the content’s sources elsewhere', () => {
  test('are the map alone, if every image is a file of the site', () => {
    const content = contentWith('contactMap.embedUrl', 'https://maps.example.com/embed?a=b;c');
    expect(remoteOrigins(content)).toEqual({ images: [], frames: ['https://maps.example.com'] });
  });

  test('include each origin of an image once', () => {
    const content = ['skills[0]', 'skills[1]'].reduce(
      (changed, skill) =>
        contentWith(`skillCategories[0].${skill}.icon`, 'https://icons.example.com/a.svg', changed),
      contentWith('owner.portrait.src', 'https://images.example.com:8443/me.jpg'),
    );
    expect(remoteOrigins(content).images).toEqual([
      'https://images.example.com:8443',
      'https://icons.example.com',
    ]);
  });
});
