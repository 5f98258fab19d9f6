import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const recipes = ['.github/workflows/deploy.yml', 'netlify.toml', 'vercel.json'];

describe.each(recipes)('%s', (recipe) => {
  const text = read(recipe);

  test('runs scripts that there are, and publishes the folder that the build writes', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(named).toContain('build');
    // Nothing is published there that the doctor doesn't find ready.
    if (recipe.endsWith('deploy.yml')) expect(named).toContain('doctor');
    for (const name of named) expect(scripts).toHaveProperty([name ?? '']);
    expect(text).toMatch(/(?:path: |publish = "|"outputDirectory": ")packages\/site\/dist"?,?\n/);
  });
});

test('GitHub’s workflows run its own actions, each at a major version', () => {
  const text = read('.github/workflows/deploy.yml');
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(6);
  for (const action of actions) {
    expect(action).toMatch(/^(actions\/[a-z-]+@v\d+|\.\/\.github\/workflows\/ci\.yml)$/);
  }
});

test('Vercel takes its headers from the build, and has none that could become old', () => {
  const vercel = JSON.parse(read('vercel.json'));
  expect(vercel).not.toHaveProperty('headers');
  expect(vercel.buildCommand).toMatch(/&& npm run vercel-output$/);
});

test('GitHub publishes files whose names begin with a dot, such as .well-known/security.txt', () => {
  expect(read('.github/workflows/deploy.yml')).toContain('include-hidden-files: true');
});
