import { relative, sep } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { listComponents } from '../../packages/ui/build/entries.ts';
import { bundle, measureComponents } from './support/bundle.ts';

const { app, installed } = inject('consumer');
const components = listComponents();

/** The components that a piece of code loads, sorted. */
async function componentsIn(code: string): Promise<string[]> {
  const { modules } = await bundle(app, code);
  const names = modules.map((module) => relative(installed, module).split(sep)[2] ?? '');
  return components.filter((name) => names.includes(name));
}

test('each component can be had by itself; this is what each weighs', async () => {
  const table = await measureComponents(app);
  console.log(table);
  expect(table.split('\n')).toHaveLength(components.length + 1);
});

test.each([
  ['Tag', ['Tag']],
  ['Button', ['Button', 'Icon', 'Link', 'VisuallyHidden']],
  ['ValueCard', ['FlipCard', 'Grid', 'Icon', 'ValueCard', 'VisuallyHidden']],
])('%s brings only the components that it is made of', async (name, parts) => {
  expect(await componentsIn(`export * from '@portfolio/ui/${name}';`)).toEqual(parts);
});

describe('side effects', () => {
  test('components of which nothing is used leave nothing behind', async () => {
    const imports = components.map((name) => `import '@portfolio/ui/${name}';`);
    expect((await bundle(app, imports.join('\n'))).code).toBe('');
  });

  test('what a page does not use of a component is left out', async () => {
    const { code } = await bundle(app, `export { tagTones } from '@portfolio/ui/Tag';`);
    expect(code).toContain('neutral');
    expect(code).not.toContain('className');
  });

  test('the stylesheet stays, though nothing of it is used by name', async () => {
    const { css } = await bundle(app, `import '@portfolio/ui/styles.css';`);
    expect(css).toContain('--pf-color-action-default');
  });
});
