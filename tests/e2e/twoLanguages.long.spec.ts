import { content } from '../content.ts';
import { testWith } from './otherContent/testWith';
import { routes } from './support/routes';
import { expect, openHydrated } from './support/test';

const story = '# Garde-dérive\n\nUne phrase sur la question.\n\n## La suite\n\nUne autre phrase.\n';

const test = testWith(
  'two-languages',
  { ...content, site: { ...content.site, languages: ['en', 'fr'] } },
  undefined,
  {
    fr: {
      'pages.json': { pages: { skills: { label: 'Compétences' }, about: { label: 'Accueil' } } },
      'projects.json': { projects: [{ id: 'drift-watch', title: 'Garde-dérive' }] },
      'owner.json': { owner: { title: 'Développeuse IA et analyste de données' } },
      'stories/drift-watch.md': story,
    },
  },
);

test('each page leads to the same one in the other language, and back', async ({ page }) => {
  for (const { path } of routes) {
    await openHydrated(page, path);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a story leads to the same one, whose address is its title in that language', async ({
  page,
}) => {
  await openHydrated(page, '/projects/drift-watch');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(encodeURI('/fr/projects/garde-dérive'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garde-dérive');
});

test('an address without a page leads to the first page in the other language', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
});

test('without a translation a text is in the first language, and marked with it', async ({
  page,
}) => {
  await openHydrated(page, '/fr/projects');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Demand Forecast Pipeline' })).toHaveAttribute('lang', 'en');
  await expect(cards.filter({ hasText: 'Garde-dérive' })).not.toHaveAttribute('lang');
  const nav = page.getByRole('navigation').filter({ hasText: 'Compétences' });
  await expect(nav.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr/');
});

test('search engines and programs find both languages', async ({ request, page }) => {
  await page.goto('/fr/skills');
  const { url } = content.site;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/fr/skills`);
  for (const [tag, address] of [
    ['en', `${url}/skills`],
    ['x-default', `${url}/skills`],
    ['fr', `${url}/fr/skills`],
  ] as const) {
    const link = page.locator(`link[rel=alternate][hreflang=${tag}]`);
    await expect(link).toHaveAttribute('href', address);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml\nSitemap: ${url}/fr/sitemap.xml`);
  const sitemap = await (await request.get('/fr/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${url}/fr/skills</loc>`);
});

test('each language has its documents, texts and offline copy', async ({ request }) => {
  for (const name of ['resume.pdf', 'business-card.pdf', 'contact.vcf', 'llms.txt', 'about.md']) {
    const [first, own] = await Promise.all(
      ['', '/fr'].map(async (part) => (await request.get(`${part}/${name}`)).body()),
    );
    expect(own?.equals(first ?? Buffer.of()), name).toBe(false);
  }
  const worker = await (await request.get('/fr/sw.js')).text();
  expect(worker).toContain('projects/garde-dérive');
  const headers = (await request.get('/fr/skills')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
