import { makePreview } from '@portfolio/build/documents/pictures/makePreview';
import type { Content } from '@portfolio/data/schema/content';
import type { PageName } from '@portfolio/data/shown/pages';
import { test } from 'vitest';
import { english } from '../../language.ts';
import { expectMargin } from './expectMargin.ts';
import { content, filesFolder, scripts, withOwner } from './sampleContent.ts';

const previewOf = (from: Content, page: PageName) => makePreview(from, english, page, filesFolder);

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

test('the picture of a page holds words of any length', async () => {
  const degree = 'Words without end '.repeat(400).trim();
  const degrees = content.degrees.map((each) => ({ ...each, degree, institution: degree }));
  await expectMargin(await previewOf({ ...content, degrees }, 'education'));
});
