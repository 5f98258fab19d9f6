import type { Page } from '@playwright/test';
import { spotlight } from '../content.ts';
import { expect, test } from './test';
import { letMove, openStopped } from './time';

const names = ['MLflow', 'TensorFlow', 'Python', 'OpenCV', 'Docker'];

const carousel = (page: Page) => page.getByRole('group', { name: 'Skill Spotlight' });
const button = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });
const dot = (page: Page, skill: string) =>
  button(page, `${skill}, ${names.indexOf(skill) + 1} of 5`);
const thumbnail = (page: Page, skill: string) =>
  carousel(page)
    .getByRole('group', { name: 'Skills', exact: true })
    .getByRole('button', { name: skill });
const quoteDot = (page: Page, quote: number) => button(page, `Quote ${quote} of 3`);

const findQuote = (skill: string, quote: number) =>
  spotlight.find(({ name }) => name === skill)?.quotes[quote - 1];

/** Expects one skill in the carousel, with one of its quotes, counted from 1. */
async function expectShown(page: Page, skill: string, quote: number) {
  await expect(carousel(page).getByRole('heading')).toHaveText([skill]);
  await expect(carousel(page).getByRole('blockquote')).toHaveText([
    findQuote(skill, quote)?.text ?? '',
  ]);
}

/** The same, with the quote's project and the skill's and the quote's own controls marked. */
async function expectChosen(page: Page, skill: string, quote: number) {
  await expectShown(page, skill, quote);
  const { project = '' } = findQuote(skill, quote) ?? {};
  await expect(carousel(page).getByRole('link')).toContainText([project]);
  for (const current of [dot(page, skill), thumbnail(page, skill), quoteDot(page, quote)]) {
    await expect(current).toHaveAttribute('aria-current', 'true');
  }
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveCount(3);
}

async function play(page: Page) {
  await letMove(page);
  await expect(carousel(page)).toHaveAttribute('data-state', 'rotating');
}

test('the carousel shows the next quote every 5 s and the next skill every 15 s, all round', async ({
  page,
}) => {
  await openStopped(page, '/skills');
  await play(page);
  await expectShown(page, 'MLflow', 1);
  await page.clock.runFor(4900);
  for (const next of ['TensorFlow', 'Python', 'OpenCV', 'Docker', 'MLflow']) {
    const shown = names.at(names.indexOf(next) - 1) ?? '';
    await expectShown(page, shown, 1);
    await page.clock.runFor(200);
    await expectShown(page, shown, 2);
    await page.clock.runFor(4800);
    await expectShown(page, shown, 2);
    await page.clock.runFor(200);
    await expectShown(page, shown, 3);
    await page.clock.runFor(4800);
    await expectShown(page, shown, 3);
    await page.clock.runFor(200);
    await expectShown(page, next, 1);
    await page.clock.runFor(4800);
  }
});

test("after a skill's last quote its first one follows, and the next skill begins with its first", async ({
  page,
}) => {
  await openStopped(page, '/skills');
  await quoteDot(page, 3).click();
  await page.mouse.move(0, 0);
  await play(page);
  await page.clock.runFor(4900);
  await expectShown(page, 'MLflow', 3);
  await page.clock.runFor(200);
  await expectShown(page, 'MLflow', 1);
  await page.clock.runFor(5000);
  await expectShown(page, 'MLflow', 2);
  await page.clock.runFor(5000);
  await expectShown(page, 'TensorFlow', 1);
});

test('buttons, dots and thumbnails choose a skill, which begins with its first quote', async ({
  page,
}) => {
  await openStopped(page, '/skills');
  const choose = async (control: ReturnType<typeof button>, skill: string) => {
    await quoteDot(page, 2).click();
    await control.click();
    await expectChosen(page, skill, 1);
  };
  await expect(thumbnail(page, '')).toHaveText(names);
  await choose(button(page, 'Previous skill'), 'Docker');
  await choose(button(page, 'Previous skill'), 'OpenCV');
  await choose(dot(page, 'Docker'), 'Docker');
  await choose(button(page, 'Next skill'), 'MLflow');
  await choose(button(page, 'Next skill'), 'TensorFlow');
  for (const skill of names) await choose(thumbnail(page, skill), skill);
  for (const skill of names) await choose(dot(page, skill), skill);
  await choose(dot(page, 'Docker'), 'Docker');
});

test('the dots under the quote choose one of the three', async ({ page }) => {
  await openStopped(page, '/skills');
  await thumbnail(page, 'Python').click();
  for (const quote of [3, 2, 1]) {
    await quoteDot(page, quote).click();
    await expectChosen(page, 'Python', quote);
  }
});
