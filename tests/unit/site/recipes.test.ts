import { readFileSync } from 'node:fs';
import { hostFiles, securityHeaders } from '@portfolio/publish/hosts/hostFiles';
import { headersFor } from '@portfolio/publish/serve/headersFile';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const recipes = ['.github/workflows/deploy.yml', 'netlify.toml', 'vercel.json'];

describe.each(recipes)('%s', (recipe) => {
  const text = read(recipe);

  test('runs scripts that there are, and publishes the folder that the build writes', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    // The others build and publish by themselves; the doctor is asked by hand.
    const asked = recipe.endsWith('deploy.yml') ? ['doctor'] : [];
    expect([...new Set(named)].filter((name) => name !== 'build')).toEqual(asked);
    expect(named).toContain('build');
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

test('Vercel sends the headers of the other hosts, but of the policy only what a page cannot say', () => {
  const { headers } = JSON.parse(read('vercel.json'));
  const said = headers.map(({ source, headers: list }: { source: string; headers: [] }) => [
    source,
    Object.fromEntries(list.map(({ key, value }) => [key, value])),
  ]);
  const site = { ...securityHeaders(''), 'Content-Security-Policy': "frame-ancestors 'none'" };
  const { _headers = '' } = hostFiles('', '/', ['/']);
  const kept = { 'Cache-Control': headersFor(_headers, '/assets/a.js')['Cache-Control'] };
  expect(said).toEqual([
    ['/((?!workshop(?:/|$)).*)', site],
    ['/assets/(.*)', kept],
    ['/sw.js', { 'Cache-Control': 'no-cache' }],
    ['/workshop(/.*)?', headersFor(_headers, '/workshop/iframe.html')],
    ['/workshop/assets/(.*)', kept],
  ]);
});
