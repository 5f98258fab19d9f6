import { translate } from '@portfolio/data/translation/translate';
import { slugify } from '@portfolio/data/values/slug';
import { links } from '@portfolio/tools/doctor/checks/links';
import { examine } from '@portfolio/tools/doctor/examine';
import { formatResults } from '@portfolio/tools/doctor/format';
import { describe, expect, test } from 'vitest';
import { fakeWorkspace, inLanguage } from './fakeWorkspace.ts';
import { ownContent } from './ownContent.ts';

const { url } = ownContent.site;

async function deadLinks(markup: string, variables: Record<string, string> = {}) {
  const dist = {
    'index.html': `<h1 id="über-mich">About</h1>${markup}`,
    'skills.html': '<h2 id="python">Python</h2>',
    'projects.html': '<article id="drift-watch"></article>',
    '404.html': '<h1>Not found</h1>',
    'resume.pdf': '',
    'images/Asha.jpg': '',
    'assets/a.js': '',
  };
  const { problems } = await links.run(fakeWorkspace({ dist, variables }));
  return problems.map(({ message }) => message);
}

test.each([
  '<a href="/">',
  '<a href="/skills">',
  '<a href="skills#python">',
  '<a href="#">',
  '<a href="#top">',
  '<a href="#%C3%BCber-mich">',
  '<a href="/projects?category=computer-vision#drift-watch">',
  '<a href="/resume.pdf" download>',
  `<a href="${url}/skills">`,
  '<a href="https://elsewhere.dev/nowhere">',
  '<a href="mailto:asha@asharao.dev">',
  '<img src="/images/Asha.jpg" srcset="/images/Asha.jpg 1x, /images/Asha.jpg 2x">',
  '<img src="data:image/png;base64,AAAA">',
  `<script data-load='{"stylesheet":"/assets/a.js","scripts":["/assets/a.js"]}'></script>`,
])('%s works', async (markup) => {
  expect(await deadLinks(markup)).toEqual([]);
});

test.each([
  ['<a href="/blog">', `"/blog" is dead: it isn't a file of the build`],
  ['<a href="/skills/">', `"/skills/" is dead: it isn't a file of the build`],
  ['<a href="#uber-mich">', `"#uber-mich" is dead: it names a place that index.html doesn't have`],
  ['<a href="/skills#rust">', "it names a place that skills.html doesn't have"],
  ['<a href="/projects?category=robots">', "it names a category that /projects doesn't have"],
  [`<a href="${url}/blog">`, `it isn't a file of the build`],
  ['<img src="/images/asha.jpg">', '"/images/asha.jpg" is dead'],
  ['<img srcset="/images/Asha.jpg 1x, /images/two.jpg 2x">', '"/images/two.jpg" is dead'],
  ['<noscript><img src="/pixel.gif"></noscript>', '"/pixel.gif" is dead'],
  ['<style>@font-face{src:url(/assets/a.woff2)}</style>', '"/assets/a.woff2" is dead'],
  ['<meta property="og:image" content="/preview.png">', '"/preview.png" is dead'],
  [
    `<script data-load='{"scripts":["/assets/a.js","/assets/b.js"]}'></script>`,
    '"/assets/b.js" is dead',
  ],
  ['<a href="/%E0%A4%A">', "it isn't a valid address"],
])('%s is dead', async (markup, message) => {
  expect(await deadLinks(markup)).toEqual([expect.stringContaining(message)]);
});

test('a link that is dead on several pages is reported once', async () => {
  const page = '<a href="/blog">Blog</a>';
  const dist = { 'index.html': page, 'skills.html': page, '404.html': page };
  const results = await examine(fakeWorkspace({ dist }), { checks: [{ ...links, needs: [] }] });
  expect(formatResults(results).match(/the link .*/g)).toEqual([
    `the link to "/blog" is dead: it isn't a file of the build (and 2 more like it)`,
  ]);
});

test('a category of another language is known by its name there', async () => {
  const projectCategories = ownContent.projectCategories.map(({ name }) => ({ name: `${name} X` }));
  const translation = translate(ownContent, { projectCategories });
  const [{ name = '' } = {}] = projectCategories;
  const [category, first] = [name, ownContent.projectCategories[0]?.name ?? ''].map(slugify);
  const problemsWith = async (href: string) => {
    const dist = { 'index.html': '', 'fr/projects.html': `<a href="${href}">` };
    const workspace = fakeWorkspace({ dist, translations: [inLanguage('fr', translation)] });
    return (await links.run(workspace)).problems.map(({ message }) => message);
  };
  expect(translation.problems).toEqual([]);
  expect(await problemsWith(`/fr/projects?category=${category}`)).toEqual([]);
  expect(await problemsWith('/fr/projects?category=all')).toEqual([]);
  expect(await problemsWith(`/fr/projects?category=${first}`)).toEqual([
    expect.stringContaining("it names a category that /fr/projects doesn't have"),
  ]);
});

describe('below a path', () => {
  const variables = { SITE_URL: 'https://asha.github.io/portfolio' };

  test.each([
    '<a href="/portfolio/">',
    '<a href="/portfolio/skills#python">',
    '<a href="skills">',
    '<a href="/portfolio/projects?category=computer-vision">',
    '<a href="https://asha.github.io/portfolio/skills">',
    '<a href="https://asha.github.io/thesis">',
  ])('%s works', async (markup) => {
    expect(await deadLinks(markup, variables)).toEqual([]);
  });

  test.each([
    ['<a href="/skills">', 'it is outside the site, which begins at /portfolio/'],
    ['<img src="/images/Asha.jpg">', 'it is outside the site, which begins at /portfolio/'],
    ['<a href="/portfolio/blog">', `it isn't a file of the build`],
  ])('%s is dead', async (markup, message) => {
    expect(await deadLinks(markup, variables)).toEqual([expect.stringContaining(message)]);
  });
});
