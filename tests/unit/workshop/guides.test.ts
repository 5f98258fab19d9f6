import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allStates } from '../../../stories/support/states.tsx';
import { components, folders, guides, storyFiles, variantsOf } from './catalogue.ts';
import { findFaults } from './findFaults.ts';

/** The groups and components without a text of their own: what is written in them is another's. */
const WORDLESS = ['layout', 'Celebration'];

/** What looks the same whatever it is given. */
const ONE_STATE = ['Honeypot'];

const known = new Set([
  ...[...folders.values()].flatMap((exports) => Object.keys(exports)),
  ...storyFiles.map(({ name }) => name),
]);

const written = storyFiles.flatMap(({ guide, ...file }) => (guide ? [{ ...file, guide }] : []));

test('every component has its stories in one group of the sidebar', () => {
  expect(folders.size).toBeGreaterThan(40);
  const places = [...folders.keys()].map((folder) => [
    folder,
    storyFiles.filter(({ name }) => name === folder).length,
  ]);
  expect(places.filter(([, count]) => count !== 1)).toEqual([]);
});

test('every page of a component has a guide', () => {
  const missing = storyFiles.filter(({ guide }) => !guide).map(({ name }) => name);
  expect(missing).toEqual([]);
});

test('every guide is shown on the page of its name', () => {
  const shown = new Map(written.map(({ group, name, guide }) => [`${group}/${name}`, guide]));
  const astray = [...guides].filter(([place, guide]) => shown.get(place) !== guide);
  expect(astray.map(([place]) => `stories/${place}.stories.tsx`)).toEqual([]);
  expect([...shown.keys()].filter((place) => !guides.has(place))).toEqual([]);
});

test('the props of every component are on a page', () => {
  const shown = new Set(
    storyFiles.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  const missing = components.filter(({ component }) => !shown.has(component));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(written)('$group/$name', ({ group, name, guide, stories }) => {
  const html = () => renderToString(guide.anatomy.example);
  const showsText = () =>
    !WORDLESS.includes(group) &&
    !WORDLESS.includes(name) &&
    /\p{L}/u.test(html().replace(/<[^>]*>/g, ''));

  test('says all that a reader needs, and nothing that is not so', () => {
    const faults = findFaults(guide, {
      name,
      known,
      variants: variantsOf(name),
      showsText: showsText(),
      hasOneState: ONE_STATE.includes(name),
    });
    expect(faults).toEqual([]);
  });

  test('keeps a picture of all its states', () => {
    expect(stories.States?.render).toBe(allStates.render);
    expect(stories.States?.tags).toContain('visual');
  });
});
