import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGuides } from '../../../.storybook/guides/findGuides.ts';
import { readGuides, summaryOf } from '../../../.storybook/guides/readGuides.ts';

const guides = readGuides(join(import.meta.dirname, '../../../stories'));

test.each([
  ['show a status after saving', 'StatusMessage'],
  ['a list to choose one item from', 'Field'],
  ['a link that looks like a button', 'Button'],
  ['a card with two sides', 'FlipCard'],
  ['a before-and-after chart', 'FigureChange'],
  ['keep spam out', 'Honeypot'],
  ['loading while a list changes', 'LoadingOverlay'],
  ["a person's photo with fallback", 'Portrait'],
  ['say when somebody worked where', 'Timeline'],
  ['copy an address', 'CopyButton'],
  ['saved', 'Button'],
])('the gallery answers "%s" with %s first', (question, name) => {
  expect(findGuides(guides, question)[0]?.name).toBe(name);
});

test('without a question, the gallery shows every component in the order of the sidebar', () => {
  expect(findGuides(guides, '  ')).toEqual(guides);
});

test('the gallery answers with nothing to a word that no guide has', () => {
  expect(findGuides(guides, 'zebra')).toEqual([]);
});

test('a guide whose tasks are computed is an error that names the file', () => {
  const source = "export const guide = { purpose: 'a', use: ['b'], tasks: [...others] };";
  expect(() => summaryOf(source, 'X.guide.tsx')).toThrow(/X\.guide\.tsx.*tasks/);
});
