import { shippedContent } from '@portfolio/data/shippedContent';
import { expect, test } from 'vitest';
import { textFiles } from '../../../packages/site/build/texts/index.ts';
import { contentWith } from '../data/contentWith.ts';

const make = (name: string, content = shippedContent) => textFiles.get(name)?.make(content);

const below = contentWith('site.url', 'https://name.github.io/portfolio');
const withoutProjects = contentWith('pages.projects.hidden', true);

test('the sitemap lists every page at its public address', () => {
  const locations = [...(make('sitemap.xml', below) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(locations.map(([, address]) => address)).toEqual([
    'https://name.github.io/portfolio/',
    'https://name.github.io/portfolio/skills',
    'https://name.github.io/portfolio/projects',
    'https://name.github.io/portfolio/experience',
    'https://name.github.io/portfolio/education',
    'https://name.github.io/portfolio/contact',
  ]);
});

test('a page that the owner hides is in no list and has no twin', () => {
  expect(make('sitemap.xml', withoutProjects)).not.toContain('projects');
  expect(make('llms.txt', withoutProjects)).not.toContain('projects.md');
  expect(make('projects.md', withoutProjects)).toBeUndefined();
  expect(make('projects.md')).toContain('# Featured Projects');
});

test('crawlers may read everything, and are told where the sitemap is', () => {
  expect(make('robots.txt', below)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://name.github.io/portfolio/sitemap.xml\n',
  );
});

test('llms.txt has the form of llmstxt.org: a name, a summary, lists of links', () => {
  const text = make('llms.txt', below) ?? '';
  expect(text).toMatch(/^# Mira Kelvekar\n\n> AI\/ML Developer & Data Analyst\n\n/);
  expect(text).toContain('\n## Pages\n\n- [About](https://name.github.io/portfolio/about.md): ');
  expect(text).toContain('- [Résumé (JSON Resume)](https://name.github.io/portfolio/resume.json)');
  const resumeUrl = 'https://files.example.com/cv.pdf';
  const elsewhere = contentWith('owner.downloads', { resumeUrl });
  expect(make('llms.txt', elsewhere)).toContain(`[Résumé (PDF)](${resumeUrl})`);
});

test('the manifest names the site and icons for every place, from wherever the site lies', () => {
  const manifest = JSON.parse(make('site.webmanifest', below) ?? '');
  expect(manifest).toMatchObject({ name: 'Mira Kelvekar', lang: 'en', start_url: '.', scope: '.' });
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  expect(manifest.icons.at(-1).purpose).toBe('maskable');
});

test('the same content gives the same texts', () => {
  for (const { make: write } of textFiles.values()) {
    expect(write(structuredClone(shippedContent))).toBe(write(shippedContent));
  }
});
