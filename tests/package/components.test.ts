import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { listComponents } from '../../packages/ui/build/entries.ts';
import { bundle } from './support/bundle.ts';
import { componentsMakingUp } from './support/componentImports.ts';
import { sizeTable } from './support/sizeTable.ts';

const { app, installed } = inject('consumer');
const components = readdirSync(join(installed, 'dist/components')).sort();

/** The component that a module of the package belongs to; none for what several share. */
function componentOf(module: string): string | undefined {
  const [, folder, name] = relative(installed, module).split(sep);
  return folder === 'components' ? name : undefined;
}

test('the package has every component of the source', () => {
  expect(components).toEqual(listComponents());
  expect(components.length).toBeGreaterThan(30);
});

describe('one component at a time', () => {
  const sizes: { name: string; brotliBytes: number }[] = [];
  afterAll(() => console.log(sizeTable(sizes)));

  test.each(components)('%s brings no component but those it is made of', async (name) => {
    const { modules, brotliBytes } = await bundle(app, `export * from '@portfolio/ui/${name}';`);
    sizes.push({ name, brotliBytes });
    const loaded = new Set(modules.map(componentOf).filter((other) => other !== undefined));
    expect(loaded).toContain(name);
    expect([...loaded].filter((other) => !componentsMakingUp(name).has(other))).toEqual([]);
  });
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
