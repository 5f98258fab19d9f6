import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISIONS, decisionIndex, readDecisions } from './decisions.ts';
import { packageDiagram, withPart } from './packageDiagram.ts';

// `npm run generate-docs` runs these two with -u, which writes the files.
describe('the generated parts of the docs are up to date (npm run generate-docs)', () => {
  test.each([
    ['docs/architecture.md', 'packages', () => packageDiagram(process.cwd())],
    [`${DECISIONS}/README.md`, 'decisions', () => decisionIndex(readDecisions())],
  ])('%s', async (file, name, part) => {
    const text = withPart(readFileSync(file, 'utf8'), name, part());
    await expect(text).toMatchFileSnapshot(`../../../${file}`);
  });
});

test('the generated part of a text is replaced, and nothing else', () => {
  expect(withPart('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe(
    'a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb',
  );
  expect(() => withPart('a', 'x', 'new')).toThrow('<!-- x -->');
});
