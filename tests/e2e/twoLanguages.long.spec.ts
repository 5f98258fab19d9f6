import { content as sample } from '../content.ts';
import { testWith } from './otherContent/testWith';
import { routes } from './support/routes';
import { expect, openHydrated } from './support/test';

const caseStudy =
  '# Garde-dérive\n\nUne phrase sur la question.\n\n## La suite\n\nUne autre phrase.\n';

/** More projects than one page has in words, and two languages. */
const content = {
  ...sample,
  projects: [...Array(4).keys()].flatMap((round) =>
    sample.projects.map(({ caseStudy, figure, codeUrl, demoUrl, ...project }) =>
      round === 0
        ? { ...project, caseStudy, figure, codeUrl, demoUrl }
        : { ...project, title: `${project.title} ${round}` },
    ),
  ),
  site: { ...sample.site, languages: ['en', 'fr'] },
} as typeof sample;

const test = testWith('two-languages', content, undefined, {
  fr: {
    'pages.json': { pages: { skills: { label: 'Compétences' }, about: { label: 'Accueil' } } },
    'projects.json': { projects: [{ id: 'drift-watch', title: 'Garde-dérive' }] },
    'owner.json': { owner: { title: 'Développeuse IA et analyste de données' } },
    'case-studies/drift-watch.md': caseStudy,
  },
});

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

test('a case study leads to the same one, whose address is its title in that language', async ({
  page,
}) => {
  await openHydrated(page, '/projects/drift-watch');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(encodeURI('/fr/projects/garde-dérive'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garde-dérive');
});

test('the document of all projects leads to itself in the other language', async ({ page }) => {
  await page.goto('/projects-all');
  const { url } = content.site;
  const own = page.locator('link[rel=alternate][hreflang=en]');
  await expect(own).toHaveAttribute('href', `${url}/projects-all`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/projects-all');
});

test('an address without a page leads to the first page in the other language', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
});

test('an entry without a translated text is marked with the first language, and no other', async ({
  page,
}) => {
  await openHydrated(page, '/fr/projects');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Demand Forecast Pipeline' }).first()).toHaveAttribute(
    'lang',
    'en',
  );
  await expect(cards.filter({ hasText: 'Garde-dérive' }).first()).not.toHaveAttribute('lang');
  for (const path of ['/fr/experience', '/fr/education']) {
    await openHydrated(page, path);
    await expect(cards.first()).toHaveAttribute('lang', 'en');
  }
  await openHydrated(page, '/fr/skills');
  await expect(page.locator('section[lang=en]').first()).toBeVisible();
  const nav = page.getByRole('navigation').filter({ hasText: 'Compétences' });
  await expect(nav.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr/');
});

test('a case study that isn’t translated is marked, and the words around it are not', async ({
  page,
}) => {
  await openHydrated(page, '/fr/projects/chest-x-ray-triage');
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveAttribute(
    'lang',
    'en',
  );
  const [text, links] = [
    page.locator('main section p').first(),
    page.getByRole('navigation').last(),
  ];
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'en',
  );
  expect(await links.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'fr',
  );
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

test('each language has its documents and texts', async ({ request }) => {
  for (const name of ['resume.pdf', 'business-card.pdf', 'contact.vcf', 'llms.txt', 'about.md']) {
    const [first, own] = await Promise.all(
      ['', '/fr'].map(async (part) => (await request.get(`${part}/${name}`)).body()),
    );
    expect(own?.equals(first ?? Buffer.of()), name).toBe(false);
  }
  const headers = (await request.get('/fr/skills')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
