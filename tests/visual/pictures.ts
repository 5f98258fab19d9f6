import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import sirv from 'sirv';
import { launchOptions } from '../harness/launchOptions.ts';

// Takes the pictures of the README from the site and the workshop that were built last: `npm run pictures`.

const root = join(import.meta.dirname, '../..');
const picture = (name: string) => join(root, 'docs/images', `${name}.png`);

/** Pictures of 256 colours are half as large, and flat areas look the same. */
const png = { palette: true, colours: 256, effort: 10 };

/**
 * Serves the files of a folder to a browser.
 * @param sign the last thing to appear on each of its pages
 */
async function open(browser: Browser, folder: string, sign: (page: Page) => Locator) {
  const serve = sirv(join(root, folder), { extensions: ['html'] }) as RequestListener;
  const server = createServer(serve).listen();
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    shoot: async (
      path: string,
      look: { width: number; height: number; scheme: 'light' | 'dark' },
    ) => {
      const { width, height, scheme } = look;
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
      await sign(page).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const shot = await page.screenshot();
      await page.close();
      return shot;
    },
    close: () => server.close(),
  };
}

const browser = await chromium.launch(launchOptions());
const site = await open(browser, 'packages/site/dist', (page) =>
  page.getByRole('button', { name: /theme/i }),
);
const workshop = await open(browser, 'storybook-static', (page) =>
  page.frameLocator('#storybook-preview-iframe').getByText('Compares named values'),
);
try {
  const first = { width: 1366, height: 768 };
  const home = await Promise.all(
    (['light', 'dark'] as const).map((scheme) => site.shoot('/', { ...first, scheme })),
  );
  const [light, dark] = await Promise.all(
    home.map((shot) => sharp(shot).resize({ width: 800 }).toBuffer()),
  );
  const { height = 0 } = await sharp(light).metadata();
  await sharp({ create: { width: 1600, height, channels: 3, background: 'white' } })
    .composite([
      { input: light, left: 0, top: 0 },
      { input: dark, left: 800, top: 0 },
    ])
    .png(png)
    .toFile(picture('about'));
  const projects = await site.shoot('/projects', { width: 1280, height: 900, scheme: 'light' });
  await sharp(projects).png(png).toFile(picture('projects'));
  const gallery = await workshop.shoot('/', { width: 1440, height: 900, scheme: 'light' });
  await sharp(gallery).png(png).toFile(picture('workshop'));
} finally {
  site.close();
  workshop.close();
  await browser.close();
}
