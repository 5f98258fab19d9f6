import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, validContent } from '@portfolio/build/content/readContent';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import { shownPage, shownPageNames } from '@portfolio/data/shown/pages';
import { followLinks } from '@portfolio/tools/doctor/checks/links';
import { readBuiltSite } from '@portfolio/tools/doctor/facts/builtSite';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { factsOf, foreignResume } from '../unit/jsonResume/foreignSamples.ts';
import { FOREIGN, URL_OF_OWNER, WITH_PHOTO } from './builds.ts';

const BASE = '/me/';

describe.each(inject('owners'))('from the résumé “$name”', ({ content: folder, dist }) => {
  let content: Content;
  beforeAll(async () => {
    content = validContent(await loadContent(folder));
  });

  const site = readBuiltSite(dist);
  const file = (name: string) => readFileSync(join(dist, name));
  const text = (name: string) => file(name).toString('utf8');
  const htmlOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const elementsOf = (path: string) =>
    site.pages.find((page) => page.file === htmlOf(path))?.elements ?? [];

  test('there is a page for everything that it states, and none for the rest', () => {
    const shown = shownPageNames(content.pages);
    expect(shown).toContain('about');
    for (const name of pageNames) {
      const words = shownPage(name, content.pages, content.owner);
      const isThere = shown.includes(name);
      expect(site.files.has(htmlOf(words.path)), name).toBe(isThere);
      expect(site.files.has(`${name}.md`), name).toBe(isThere);
      expect(site.files.has(`og/${name}.png`), name).toBe(isThere);
      expect(text('sitemap.xml').includes(`<loc>${URL_OF_OWNER}${words.path}</loc>`)).toBe(isThere);
    }
  });

  test('every page has the owner’s name, and no hole where something is left out', () => {
    for (const { file: name, elements } of site.pages) {
      const said = elements
        .filter(({ tag }) => !['script', 'style'].includes(tag))
        .map((element) => element.text);
      const all = said.join(' ');
      expect(all, name).toContain(content.owner.name);
      expect(all, name).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
  });

  test('every link and every file of a page works, and is below the site’s path', () => {
    const skills = content.skillCategories.map(({ title }) => title);
    const projects = content.projects.map(({ category }) => category);
    const { followed, dead } = followLinks({
      ...site,
      url: URL_OF_OWNER,
      base: BASE,
      categories: { '/skills': ['All', ...skills], '/projects': projects },
    });
    expect(dead).toEqual([]);
    expect(followed).toBeGreaterThan(20);
  });

  test('nothing is left of the sample’s owner', () => {
    const names = ['index.html', 'contact.html', 'llms.txt', 'resume.json', 'contact.vcf'];
    for (const name of names) expect(text(name), name).not.toMatch(/Mira|Kelvekar/);
  });

  test('a link to a page is previewed with its own title and picture', () => {
    for (const name of shownPageNames(content.pages)) {
      const { path, title } = shownPage(name, content.pages, content.owner);
      const metas = elementsOf(path)
        .filter(({ tag }) => tag === 'meta')
        .map(({ attributes }) => [attributes.property, attributes.content]);
      const { description } = content.pages[name];
      expect(Object.fromEntries(metas), name).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': URL_OF_OWNER + path,
        'og:image': `${URL_OF_OWNER}/og/${name}.png`,
      });
    }
  });
});

test('a photo is published small, and never as it was', () => {
  const owner = inject('owners').find(({ name }) => name === WITH_PHOTO);
  const dist = owner?.dist ?? '';
  const site = readBuiltSite(dist);
  const file = (name: string) => readFileSync(join(dist, name));
  const text = (name: string) => file(name).toString('utf8');
  expect([...site.files].filter((each) => /me\.jpg|portrait\.svg/.test(each))).toEqual([]);
  const forms = [...site.files].filter((each) => each.startsWith('assets/portrait-'));
  expect(forms).toHaveLength(9);
  for (const form of forms) expect(file(form).length, form).toBeLessThan(50_000);
  const html = text('index.html');
  const [, source = ''] = /srcSet="([^"]*) 80w/.exec(html) ?? [];
  expect(forms.map((form) => BASE + form)).toContain(source);
  const { image } = JSON.parse(text('resume.json')).basics;
  expect(forms.map((form) => `${URL_OF_OWNER}/${form}`)).toContain(image);
  expect(html).toContain(`"image":"${image}"`);
  expect(text('contact.vcf')).toMatch(/^PHOTO;.*JPEG/m);
});

/** All text below the element with this id. */
function wordsBelow(node: Tree.Node, id: string, isBelow = false): string {
  if ('value' in node) return isBelow ? `${node.value} ` : '';
  if (!('childNodes' in node)) return '';
  const isIt =
    'attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === id);
  return node.childNodes.map((child) => wordsBelow(child, id, isBelow || isIt)).join('');
}

describe('the pages of a résumé from another tool', () => {
  const dist = inject('owners').find(({ name }) => name === FOREIGN)?.dist ?? '';
  const facts = factsOf(foreignResume(FOREIGN));

  /** The text of a section of a page, as visitors read it. */
  const sectionOf = (page: string, id: string) =>
    wordsBelow(parse(readFileSync(join(dist, `${page}.html`), 'utf8')), id).replace(/\s+/g, ' ');

  test.each([
    ['EXPERIENCE', 'experience', 'positions'],
    ['VOLUNTEERING', 'experience', 'volunteering'],
    ['LANGUAGES', 'skills', 'spoken-languages'],
    ['CERTIFICATES', 'education', 'certifications'],
    ['PUBLICATIONS', 'education', 'publications'],
    ['AWARDS', 'education', 'awards'],
    ['REFERENCES', 'experience', 'references'],
    ['INTERESTS', 'index', 'interests'],
    ['SUMMARY', 'index', 'about-me'],
  ])('say what is under %s, on %s below %s', (heading, page, id) => {
    const said = sectionOf(page, id);
    expect(facts[heading]).toBeDefined();
    expect(facts[heading]?.filter((fact) => !said.includes(fact))).toEqual([]);
  });

  test('call volunteering volunteering, and not a job', () => {
    expect(sectionOf('experience', 'positions')).not.toContain('Radio Operator');
    expect(sectionOf('experience', 'positions')).not.toMatch(/\d{4}–\d{4}\s*\d+ year/);
    expect(sectionOf('experience', 'volunteering').match(/Volunteering/g)?.length).toBeGreaterThan(
      2,
    );
  });
});
