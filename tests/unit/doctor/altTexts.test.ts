import { altTexts } from '@portfolio/cli/doctor/checks/altTexts';
import { expect, test } from 'vitest';
import { contentWith } from '../data/contentWith.ts';
import { fakeCopy } from './fakeCopy.ts';
import { ownContent } from './ownContent.ts';

const messagesFor = async (markup: string, portraitAlt = ownContent.owner.portrait.alt) => {
  const content = contentWith('owner.portrait.alt', portraitAlt, ownContent);
  const { findings } = await altTexts.run(fakeCopy({ content, dist: { 'index.html': markup } }));
  return findings.map(({ message }) => message);
};

test('a text is right, and an empty one for a picture that only decorates', async () => {
  expect(await messagesFor('<img src="/a.png" alt="A chart"><img src="/b.png" alt="">')).toEqual(
    [],
  );
});

test.each([
  ['<img src="/a.png">', 'the picture "/a.png" has no alt text'],
  ['<img src="/a.png" alt="IMG_2043.JPG">', 'is the name of a file'],
  ['<img src="/a.png" alt="image">', "doesn't say what the picture shows"],
])('%s is found', async (markup, message) => {
  expect(await messagesFor(markup)).toEqual([expect.stringContaining(message)]);
});

test.each([
  [
    'Illustration of Mira Kelvekar: dark hair to the shoulders, round glasses, a green jacket',
    "is the sample's, word for word",
  ],
  ['Portrait of Mira Kelvekar', "names the sample's Mira Kelvekar"],
  ['portrait.jpg', 'is the name of a file'],
  ['Photo', "doesn't say what the picture shows"],
])('the portrait’s text %j is found once', async (alt, message) => {
  expect(await messagesFor(`<img src="/p.jpg" alt="${alt}">`, alt)).toEqual([
    expect.stringContaining(message),
  ]);
});
