import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../site/repositoryCopy.ts';

const run = promisify(execFile);

let copy: string;

const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
const newComponent = (...args: string[]) =>
  node('--import', 'tsx', 'packages/ui/tools/newComponent.ts', ...args);

beforeAll(async () => {
  copy = await copyRepository();
  for (const path of ['biome.json', '.gitignore', '.storybook', 'stories/support']) {
    fs.cpSync(path, join(copy, path), { recursive: true });
  }
  const stories = { extends: './tsconfig.json', include: ['stories/*/New*', '**/*.d.ts'] };
  fs.writeFileSync(join(copy, 'tsconfig.stories.json'), JSON.stringify(stories));
});

afterAll(() => fs.rmSync(copy, { recursive: true }));

test.each([
  [[], /Name the component like StatusMessage/],
  [['status-message'], /Name the component like StatusMessage/],
  [['Button'], /There is already a component Button/],
  [['Meter', 'atoms'], /"atoms" isn't a layer. Choose one of primitives, patterns, portfolio/],
  [
    ['Meter', 'primitives', 'misc'],
    /"misc" isn't a group of the workshop. Choose one of figures, actions,/,
  ],
])('%j is refused with a message that says why', async (args, message) => {
  await expect(newComponent(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});

test.each([
  ['primitives', 'actions'],
  ['patterns', 'layout'],
  ['portfolio', 'cards'],
])(
  'a new component in %s passes lint and types, and names the guide to write',
  async (layer, group) => {
    const name = `New${layer.replace(/^./, (letter) => letter.toUpperCase())}Piece`;
    const { stdout } = await newComponent(name, layer, group);
    expect(stdout).toContain(`packages/ui/src/${layer}/${name}/${name}.tsx`);
    expect(stdout).toContain(`Now write its guide, stories/${group}/${name}.guide.tsx`);
    const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file));
    expect(files).toHaveLength(5);
    await node(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      ...files,
      'packages/ui/package.json',
    );
    // The story imports the component by its entry in the package.
    await node('node_modules/typescript/bin/tsc', '--project', 'tsconfig.stories.json');
  },
);
