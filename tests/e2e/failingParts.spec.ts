import { projects } from '../content';
import { described } from '../language';
import { heading, navLink, tab } from './support/page';
import { caseStudy } from './support/routes';
import { expect, expectProblems, openHydrated, stated, test } from './support/test';

const { figure } = stated(projects.find((project) => project.figure?.kind === 'series'));
const finding = described(stated(figure)).finding;

test('a figure that fails is there in words, and everything around it works', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    Math.log10 = () => {
      throw new Error('No axis');
    };
  });
  for (const path of ['/', '/experience', caseStudy.path, '/no-such-page', '/projects']) {
    await openHydrated(page, path);
    await page.mouse.move(1, 1);
    await expect(page.getByText(finding).filter({ visible: true }).first(), path).toBeVisible();
  }
  await tab(page, 'Computer Vision').click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await navLink(page, 'Skills').click();
  await expect(heading(page)).toHaveText('Skills');
  expectProblems(problems, /No axis|rendered again|404/);
});

test('where a canvas may not be drawn on, only the decoration is missing', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('No canvas');
    };
  });
  await openHydrated(page, '/');
  await navLink(page, 'Skills').click();
  await expect(heading(page)).toHaveText('Skills');
  expectProblems(problems, /No canvas/);
});

test('if the frame of the error screen fails, too, a plain one leads on', async ({
  page,
  problems,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const create = Document.prototype.createElement;
    Document.prototype.createElement = function (this: Document, name: string) {
      if (['article', 'header'].includes(name)) throw new Error(`No ${name}`);
      return create.call(this, name);
    } as typeof create;
  });
  await navLink(page, 'Projects').click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByText('Something went wrong on the way.')).toBeVisible();
  expectProblems(problems, /No (article|header)/);
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(heading(page)).toHaveText('Skills');
});
