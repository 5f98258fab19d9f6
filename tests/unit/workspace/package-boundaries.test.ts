import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBoundaries, FORBIDDEN } from './checkBoundaries.ts';

const root = process.cwd();

test('no package reaches where it must not', () => {
  expect(checkBoundaries(root)).toEqual([]);
});

test('every package has its boundaries', () => {
  expect(Object.keys(FORBIDDEN).sort()).toEqual(readdirSync(join(root, 'packages')).sort());
});

describe('in a workspace made up for it', () => {
  let made: string;

  function write(file: string, text: string) {
    const path = join(made, 'packages', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  beforeEach(() => {
    made = mkdtempSync(join(tmpdir(), 'portfolio-boundaries-'));
    for (const name of Object.keys(FORBIDDEN)) write(`${name}/package.json`, '{}');
  });

  afterEach(() => {
    rmSync(made, { recursive: true });
  });

  test.each([
    ['ui/src/a.tsx', '@portfolio/data'],
    ['ui/src/a.tsx', '@portfolio/data/projects'],
    ['ui/src/a.tsx', '@portfolio/site'],
    ['ui/src/a.tsx', 'react-router-dom'],
    ['ui/src/a.css.ts', 'react-router/dom'],
    ['ui/src/a.tsx', '@supabase/supabase-js'],
    ['ui/src/components/a/a.ts', '../../../../data/src/a'],
    ['ui/src/a.css', '../../site/a.css'],
    ['data/src/a.ts', '@portfolio/ui/Tag'],
    ['data/src/a.ts', '@portfolio/site'],
    ['data/src/a.ts', 'react'],
    ['data/src/a.ts', 'react/jsx-runtime'],
    ['data/src/a.ts', 'react-dom/server'],
    ['data/src/deep/a.mts', '../../../ui/src/a'],
    ['site/src/a.tsx', '../../ui/src/a'],
    ['site/src/routes/a.tsx', '../../../data/src/a'],
    ['site/src/a.tsx', '../../../tests/a'],
  ])('%s may not import %s', (file, specifier) => {
    const statement = file.endsWith('.css') ? '@import' : 'import';
    write(file, `\n${statement} '${specifier}';`);
    expect(checkBoundaries(made)).toEqual([`packages/${file}:2 imports ${specifier}`]);
  });

  test.each([
    ['ui/src/components/a/a.ts', '../../styles/a'],
    ['ui/src/a.tsx', 'react'],
    ['data/src/a.ts', 'valibot'],
    ['data/src/a.ts', '../package.json'],
    ['site/src/a.tsx', '@portfolio/ui/Tag'],
    ['site/src/a.tsx', '@portfolio/data'],
    ['site/src/a.tsx', 'react-router-dom'],
    ['site/src/a.tsx', '@supabase/supabase-js'],
    ['site/vite.config.ts', '../../tests/a'],
    ['site/build/a.ts', '../../ui/src/styles/layers'],
  ])('%s may import %s', (file, specifier) => {
    write(file, `import '${specifier}';`);
    expect(checkBoundaries(made)).toEqual([]);
  });

  test.each([
    ['ui', 'dependencies', '@portfolio/data'],
    ['ui', 'peerDependencies', 'react-router-dom'],
    ['ui', 'devDependencies', '@supabase/supabase-js'],
    ['data', 'dependencies', '@portfolio/ui'],
    ['data', 'optionalDependencies', 'react'],
    ['data', 'devDependencies', '@types/react'],
  ])('%s may not have in its %s %s', (name, field, dependency) => {
    write(`${name}/package.json`, JSON.stringify({ [field]: { [dependency]: '1.0.0' } }));
    expect(checkBoundaries(made)).toEqual([
      `packages/${name}/package.json depends on ${dependency}`,
    ]);
  });
});
