import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { contentModule } from '@portfolio/build/content/virtualModules';
import { sampleFolder } from '@portfolio/build/folders/content';
import type { Content } from '@portfolio/data/schema/content';
import type { Skill } from '@portfolio/data/schema/skill';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

/** The module of a part, for the sample's content with one file changed. */
async function moduleWith(part: string, name: string, change: (content: object) => object) {
  const folder = freshFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  const { load } = contentModule(createContentReader(folder)) as unknown as {
    load: { handler: (id: string) => Promise<string> };
  };
  return load.handler(`\0virtual:content/${part}`);
}

/** The module of a part, for content with this setting of the form. */
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
  expect(await moduleOf('contact', { form: 'off' })).toBe('export default {"form":"off"}');
});

test('what is said about positions is in the language of the site, with the addresses of any', async () => {
  const text = await moduleWith('shownExperience', 'site.json', (content) => {
    const { site } = content as Pick<Content, 'site'>;
    return { site: { ...site, language: 'fr' } };
  });
  const [group] = JSON.parse(text.replace('export default ', ''));
  expect(group.id).toBe('internships');
  expect(group.entries[0]).toMatchObject({ period: 'oct. 2024–nov. 2024', first: '2024-10' });
});

test('anything else than on and off is refused', async () => {
  await expect(moduleOf('contactForm', { form: 'no' })).rejects.toThrow(
    'contact.json: contact.form: must be on or off, but is "no"',
  );
});

test('the spotlight says of a skill in two categories what the first one says', async () => {
  const text = await moduleWith('spotlight', 'skills.json', (content) => {
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
  const spotlight = JSON.parse(text.replace('export default ', ''));
  expect(spotlight.find(({ name }: Skill) => name === 'Python').proficiency).toBe(70);
});

test('pages get neither what only documents show nor what programs read', async () => {
  const owner = await moduleOf('owner');
  expect(owner).not.toMatch(/"vCardNote"|"resume"/);
  expect(await moduleOf('pages')).not.toContain('"description"');
  expect(await moduleOf('pageDescriptions')).toContain('"skills":"The tools');
  expect(await moduleOf('selectedWork')).not.toMatch(/"description"|"technologies"/);
});

test('a secret is refused even where only a document shows it, and its file named', async () => {
  const text = `sb_secret_${'x'.repeat(20)}`;
  const loading = moduleWith('owner', 'owner.json', (content) => {
    const { owner } = content as Pick<Content, 'owner'>;
    return { owner: { ...owner, vCardNote: text } };
  });
  await expect(loading).rejects.toThrow(/owner\.json must not hold a secret key/);
});

/** The module of a part in French, of a site that has the sample in English. */
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
  const { load } = contentModule(createContentReader(folder, 'production', 'fr')) as unknown as {
    load: { handler: (id: string) => Promise<string> };
  };
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
  await expect(frenchModule('owner', { owner })).rejects.toThrow(
    /fr\/owner\.json must not hold a secret key/,
  );
});

test.each([
  'projects',
  'selectedWork',
  'shownExperience',
  'shownSkillCategories',
  'shownCertifications',
  'spotlight',
])('what isn’t translated says so, as pages get it in %s', async (part) => {
  expect(await frenchModule(part)).toContain('"lang":"en"');
});

test('a site in one language has no list of languages, and loads no words for one', async () => {
  const plugin = contentModule(createContentReader(sampleFolder)) as unknown as {
    configResolved: (config: object) => void;
    load: { handler: (id: string) => Promise<string> };
  };
  plugin.configResolved({ command: 'build' });
  expect(await plugin.load.handler('\0virtual:content/siteLanguages')).toBe(
    'export const siteLanguages = [];',
  );
});
