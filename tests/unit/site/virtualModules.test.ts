import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentReader, createContentReader } from '@portfolio/build/content/contentReader';
import { contentModule } from '@portfolio/build/content/virtualModules';
import { sampleFolder } from '@portfolio/build/folders/content';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import type { Skill } from '@portfolio/data/schema/skill';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { freshFolder } from '../backend/support/folders.ts';

type Load = (this: object, id: string) => Promise<string>;

/** A part of the plugin that takes a module's name. */
const modulesOf = (reader: ContentReader) =>
  contentModule(reader) as unknown as {
    configResolved: (config: object) => void;
    load: { handler: Load };
  };

/** What a module holds. */
const heldBy = (text: string) => JSON.parse(text.replace('export default ', ''));

/** A module, for the sample's content with one file changed. */
async function moduleWith(part: string, name: string, change: (content: object) => object) {
  const folder = freshFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  return modulesOf(createContentReader(folder)).load.handler(`\0virtual:content/${part}`);
}

/** A module, for content with this setting of the form. */
const moduleOf = (part: string, contact?: object) =>
  moduleWith(part, 'contact.json', (content) => ({ ...content, ...(contact && { contact }) }));

test.each([
  ['unless the owner says otherwise', undefined],
  ['where they say so', { form: 'on' }],
])('the form is there %s', async (_when, contact) => {
  expect(await moduleOf('contactForm', contact)).toMatch(
    /^export \{ ContactForm \} from ".*\/packages\/site\/src\/contact\/ContactForm\.tsx"$/,
  );
});

test('if it is off, nothing imports its code', async () => {
  expect(await moduleOf('contactForm', { form: 'off' })).toBe(
    'export const ContactForm = undefined',
  );
});

test('what is said about positions is in the language of the site, with the addresses of any', async () => {
  const text = await moduleWith('experience', 'site.json', (content) => {
    const { site } = content as Pick<Content, 'site'>;
    return { site: { ...site, language: 'fr' } };
  });
  const [group] = heldBy(text).groups;
  expect(group.id).toBe('internships');
  expect(group.entries[0]).toMatchObject({ period: 'oct. 2024–nov. 2024', first: '2024-10' });
});

test('anything else than on and off is refused', async () => {
  await expect(moduleOf('contactForm', { form: 'no' })).rejects.toThrow(
    'contact.json: contact.form: must be on or off, but is "no"',
  );
});

test('the spotlight says of a skill in two categories what the first one says', async () => {
  const text = await moduleWith('skills', 'skills.json', (content) => {
    const { skillCategories } = content as Pick<Content, 'skillCategories'>;
    const python = skillCategories
      .flatMap(({ skills }) => skills)
      .find(({ name }) => name === 'Python') as Skill;
    const twin = { title: 'Twin', icon: '🐍', color: '#2a63b8' };
    return {
      ...content,
      skillCategories: [{ ...twin, skills: [{ ...python, proficiency: 70 }] }, ...skillCategories],
    };
  });
  const { spotlight } = heldBy(text);
  expect(spotlight.find(({ name }: Skill) => name === 'Python').proficiency).toBe(70);
});

test('pages get neither what only documents show nor what programs read', async () => {
  const { load } = modulesOf(createContentReader(sampleFolder));
  const all = await load.handler('\0virtual:content');
  const names = [...all.matchAll(/from 'virtual:content\/(\w+)'/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(['frame', ...pageNames].toSorted());
  for (const name of names) {
    const text = await load.handler(`\0virtual:content/${name}`);
    expect(text).not.toContain(content.owner.vCardNote);
    for (const { description } of Object.values(content.pages)) {
      expect(text).not.toContain(description);
    }
  }
  expect(JSON.stringify(heldBy(await moduleOf('about')).selectedWork)).not.toMatch(
    /"description"|"technologies"/,
  );
});

test('a build refuses to give browsers the whole content', async () => {
  const { configResolved, load } = modulesOf(createContentReader(sampleFolder));
  configResolved({ command: 'build' });
  const loadFor = (name: string) => {
    const error = (message: string) => {
      throw new Error(message);
    };
    return load.handler.call({ environment: { name }, error }, '\0virtual:content/whole');
  };
  await expect(loadFor('client')).rejects.toThrow(/Pages may not import the whole content/);
  expect(heldBy(await loadFor('ssr')).owner.vCardNote).toBe(content.owner.vCardNote);
});

test('what pages show is made once, and again after a change', async () => {
  const reader = createContentReader(sampleFolder);
  let reads = 0;
  const read = () => {
    reads++;
    return reader.read();
  };
  const { load } = modulesOf({ ...reader, read });
  const loadAll = () =>
    Promise.all(pageNames.map((name) => load.handler(`\0virtual:content/${name}`)));
  await loadAll();
  expect(reads).toBe(1);
  await reader.reload();
  await loadAll();
  expect(reads).toBe(2);
});

test('a secret is refused even where only a document shows it, and its file named', async () => {
  const text = `sb_secret_${'x'.repeat(20)}`;
  const loading = moduleWith('frame', 'owner.json', (content) => {
    const { owner } = content as Pick<Content, 'owner'>;
    return { owner: { ...owner, vCardNote: text } };
  });
  await expect(loading).rejects.toThrow(/owner\.json must not hold a secret key/);
});

/** A module in French, of a site that has the sample in English. */
async function frenchModule(part: string, own: object = {}, caseStudy?: string) {
  const folder = freshFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  site.site.languages = ['en', 'fr'];
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  mkdirSync(join(folder, 'fr'));
  writeFileSync(join(folder, 'fr/owner.json'), JSON.stringify(own));
  mkdirSync(join(folder, 'fr/case-studies'));
  if (caseStudy) writeFileSync(join(folder, 'fr/case-studies/drift-watch.md'), caseStudy);
  const { load } = modulesOf(createContentReader(folder, 'production', 'fr'));
  return load.handler(`\0virtual:content/${part}`);
}

test('a case study is marked by its file: a translated one may keep the title of its project', async () => {
  expect(await frenchModule('caseStudy/1')).toMatch(/,"lang":"en"\}$/);
  const french = await frenchModule('caseStudy/1', {}, '# Drift Watch\n\nUne phrase.\n');
  expect(french).toContain('Une phrase.');
  expect(french).not.toMatch(/,"lang":"en"\}$/);
});

test('a secret in a translation is refused in the name of its own file', async () => {
  const owner = { title: `sb_secret_${'x'.repeat(20)}` };
  await expect(frenchModule('frame', { owner })).rejects.toThrow(
    /fr\/owner\.json must not hold a secret key/,
  );
});

test.each([
  ['about', 'selectedWork'],
  ['skills', 'categories'],
  ['skills', 'spotlight'],
  ['projects', 'projects'],
  ['experience', 'groups'],
  ['education', 'certifications'],
])('what isn’t translated says so, as the page %s gets its %s', async (page, part) => {
  expect(JSON.stringify(heldBy(await frenchModule(page))[part])).toContain('"lang":"en"');
});

test('a site in one language has no list of languages, and loads no words for one', async () => {
  const plugin = modulesOf(createContentReader(sampleFolder));
  plugin.configResolved({ command: 'build' });
  expect(await plugin.load.handler('\0virtual:content/siteLanguages')).toBe(
    'export const siteLanguages = [];',
  );
});
