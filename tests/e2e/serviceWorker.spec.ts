import { heading, main, tab } from './support/page';
import { routes } from './support/routes';
import { expect, expectProblems, waitForHydration } from './support/test';
import { test, visit } from './support/worker';

test('after one visit, all six pages, stories and the documents can be read offline', async ({
  page,
  context,
  site,
  problems,
}) => {
  await visit(page, site.url);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // A download doesn't become a document.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  await context.setOffline(true);
  for (const route of [{ path: '/projects/drift-watch', heading: 'Drift Watch' }, ...routes]) {
    await page.goto(site.url + route.path.slice(1));
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(route.heading);
    const brokenImages = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      );
    expect(brokenImages).toEqual([]);
  }
  for (const name of ['Download Resume', 'Download Business Card', 'Download vCard']) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await coming;
    expect(await download.failure(), name).toBeNull();
  }
  await page.goto(`${site.url}projects?category=computer-vision&utm_source=mail`);
  await expect(tab(page, 'Computer Vision')).toHaveAttribute('aria-selected', 'true');

  // The icon of a tab, which browsers ask for by themselves, and the map of another site.
  const own = failed.filter((url) => url.startsWith(site.url) && !url.endsWith('/favicon.svg'));
  expect(own).toEqual([]);

  await page.goto(`${site.url}nowhere`);
  await expect(heading(page)).toHaveText('You are offline');
  await main(page).getByRole('link', { name: 'Drift Watch' }).click();
  await expect(heading(page)).toHaveText('Drift Watch');
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});
