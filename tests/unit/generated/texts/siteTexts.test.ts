import { createContentReader } from '@portfolio/build/content/contentReader';
import { makeFile } from '@portfolio/build/documents/index';
import { filesFolder, sampleFolder } from '@portfolio/build/folders/content';
import { formatsOf } from '@portfolio/words/formats';
import { expect, test } from 'vitest';
import { content as sampleContent } from '../../../content.ts';
import { english } from '../../../language.ts';
import { contentWith } from '../../data/contentWith.ts';

const make = async (name: string, content = sampleContent, language = english) => {
  const file = await makeFile(name, content, language, filesFolder);
  return file === undefined ? undefined : String(file);
};

const below = contentWith('site.url', 'https://name.github.io/portfolio');
const withoutProjects = contentWith('pages.projects.hidden', true);

test('the sitemap lists every page, case study and notice at its public address', async () => {
  const locations = [...((await make('sitemap.xml', below)) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(locations.map(([, address]) => address)).toEqual([
    ...Object.values(below.pages).map(({ path }) => `https://name.github.io/portfolio${path}`),
    'https://name.github.io/portfolio/projects/demand-forecast-pipeline',
    'https://name.github.io/portfolio/projects/drift-watch',
    'https://name.github.io/portfolio/projects/chest-x-ray-triage',
    'https://name.github.io/portfolio/privacy',
  ]);
});

test('the sitemap lists the document of all projects if there are many', async () => {
  const [project] = sampleContent.projects;
  const many = contentWith('projects', Array(61).fill(project));
  expect(await make('sitemap.xml', many)).toContain('/projects-all</loc>');
  expect(await make('sitemap.xml')).not.toContain('/projects-all</loc>');
});

test('a page that the owner hides is in no list and has no twin', async () => {
  expect(await make('sitemap.xml', withoutProjects)).not.toContain('projects');
  expect(await make('llms.txt', withoutProjects)).not.toContain('projects.md');
  expect(await make('projects.md', withoutProjects)).toBeUndefined();
  expect(await make('projects.md')).toContain('# Featured Projects');
});

test('crawlers may read everything, and find the sitemap', async () => {
  expect(await make('robots.txt', below)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://name.github.io/portfolio/sitemap.xml\n',
  );
});

const inTwo = contentWith('site.languages', ['en', 'fr']);
const inFrench = {
  ...inTwo,
  site: { ...inTwo.site, language: 'fr', url: `${inTwo.site.url}/fr` },
};

test('crawlers find the sitemap of each language, and a language names no others below it', async () => {
  const { url } = inTwo.site;
  const robots = 'User-agent: *\nAllow: /\n\n';
  const [first, own] = [`Sitemap: ${url}/sitemap.xml\n`, `Sitemap: ${url}/fr/sitemap.xml\n`];
  expect(await make('robots.txt', inTwo)).toBe(robots + first + own);
  expect(await make('robots.txt', inFrench)).toBe(robots + own);
});

test('resume.json has the facts for other programs, in each language, and nothing of the case studies', async () => {
  const published = await createContentReader(sampleFolder).read();
  expect(published.caseStudies.files.size).toBeGreaterThan(0);
  for (const content of [published, inFrench]) {
    const text = (await make('resume.json', content)) ?? '';
    expect(JSON.parse(text).basics.name).toBe(sampleContent.owner.name);
    expect(text).not.toContain('case-studies/');
  }
});

test('llms.txt has the form of llmstxt.org: a name, a summary, lists of links', async () => {
  const text = (await make('llms.txt', below)) ?? '';
  expect(text).toMatch(/^# Mira Kelvekar\n\n> AI\/ML Developer & Data Analyst\n\n/);
  expect(text).toContain('\n## Pages\n\n- [About](https://name.github.io/portfolio/about.md): ');
  expect(text).toContain('- [Résumé (JSON Resume)](https://name.github.io/portfolio/resume.json)');
  const resumeUrl = 'https://files.example.com/cv.pdf';
  const elsewhere = contentWith('owner.downloads', { resumeUrl });
  expect(await make('llms.txt', elsewhere)).toContain(`[Résumé (PDF)](${resumeUrl})`);
  const uploaded = contentWith('owner.downloads.resumeUrl', 'documents/Mein CV.pdf', below);
  expect(await make('llms.txt', uploaded)).toContain(
    '[Résumé (PDF)](https://name.github.io/portfolio/documents/Mein%20CV.pdf)',
  );
});

test('llms.txt lists the results that the first page shows; those of other projects if none is featured', async () => {
  const text = (await make('llms.txt', below)) ?? '';
  const { projects } = below;
  const shown = projects.filter(({ featured }) => featured).slice(0, 3);
  for (const { title, result } of projects) {
    const line = `- [${title}](https://name.github.io/portfolio/projects.md): `;
    const isShown = shown.some((each) => each.title === title);
    expect(text.includes(line)).toBe(isShown);
    if (isShown) expect(text).toContain(`${line}${result}`);
  }
  const [first] = projects;
  const { featured: _, ...plain } = first ?? {};
  const one = await make('llms.txt', contentWith('projects', [plain]));
  expect(one).toContain(`projects.md): ${first?.result}`);
  const { result: __, ...silent } = plain as { result?: string };
  expect(await make('llms.txt', contentWith('projects', [silent]))).not.toContain('## Results');
});

test('the manifest names the site and icons for every place, at any path of the site', async () => {
  const manifest = JSON.parse((await make('site.webmanifest', below)) ?? '');
  expect(manifest).toMatchObject({ name: 'Mira Kelvekar', lang: 'en', start_url: '.', scope: '.' });
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  expect(manifest.icons.at(-1).purpose).toBe('maskable');
});

test('the manifest says where its texts run from right to left', async () => {
  const manifest = async (tag: string) => {
    const content = contentWith('site.language', tag);
    const language = { ...english, formats: formatsOf(tag) };
    return JSON.parse((await make('site.webmanifest', content, language)) ?? '');
  };
  expect(await manifest('ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(await manifest('az-Arab')).toMatchObject({ lang: 'az-Arab', dir: 'rtl' });
  expect(await manifest('fr')).not.toHaveProperty('dir');
});
