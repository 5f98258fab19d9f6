import { makePreview } from '@portfolio/build/documents/pictures/makePreview';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import type { PageName } from '@portfolio/data/shown/pages';
import { examples } from '@portfolio/figures/kinds';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { english } from '../../language.ts';
import { content, filesFolder, scripts, withOwner } from './sampleContent.ts';

const previewOf = (from: Content, page: PageName) => makePreview(from, english, page, filesFolder);

/** Nothing may reach the edge. */
async function expectMargin(picture: Uint8Array) {
  const { data } = await sharp(picture)
    .extract({ left: 1190, top: 0, width: 10, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(230);
}

test('the picture of a link holds very long words, and every script', async () => {
  const long = { name: 'W'.repeat(90), title: 'Many words to read. '.repeat(20).trim() };
  for (const owner of [long, ...scripts.map(([, name, title]) => ({ name, title }))]) {
    await expectMargin(await previewOf(withOwner(owner), 'about'));
  }
});

test('the pictures hold results of any length, in every script', async () => {
  const long = ['W'.repeat(90), 'Words '.repeat(40).trim(), '数'.repeat(60), 'م'.repeat(200)];
  for (const title of long) {
    const projects = content.projects.map((project, index) => ({
      ...project,
      title: `${title}${index}`,
      result: [...title].slice(0, 110).join('').trim(),
    }));
    await expectMargin(await previewOf({ ...content, projects }, 'projects'));
    await expectMargin(await previewOf({ ...content, projects }, 'about'));
  }
});

test('the picture of a page whose words have no room shows its heading', async () => {
  const degree = 'Words without end '.repeat(400).trim();
  const degrees = content.degrees.map((each) => ({ ...each, degree, institution: degree }));
  await expectMargin(await previewOf({ ...content, degrees }, 'education'));
});

test.each(Object.entries(examples))(
  'the picture holds a %s with its labels',
  async (_, example) => {
    const [first, ...others] = content.projects;
    const projects = [{ ...first, figure: example } as Project, ...others];
    for (const page of ['about', 'projects'] as const) {
      await expectMargin(await previewOf({ ...content, projects }, page));
    }
  },
);
