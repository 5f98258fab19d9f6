import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { sharedFolder } from '../backend/support/folders.ts';

const run = promisify(execFile);

/** A copy of the library and its tools, with the packages of the original. */
const copy = sharedFolder();

const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
const newComponent = (...args: string[]) =>
  node('--import', 'tsx', 'packages/ui/tools/newComponent.ts', ...args);

beforeAll(() => {
  const paths = ['packages/ui', 'biome.json', '.gitignore', 'tsconfig.json', 'package.json'];
  for (const path of [...paths, '.storybook', 'stories/support']) {
    const filter = (source: string) => !/[\\/](node_modules|dist)$/.test(source);
    fs.cpSync(path, join(copy, path), { recursive: true, filter });
  }
  const stories = { extends: './tsconfig.json', include: ['stories/*/New*', '**/*.d.ts'] };
  fs.writeFileSync(join(copy, 'tsconfig.stories.json'), JSON.stringify(stories));
  const modules = join(copy, 'node_modules');
  fs.mkdirSync(join(modules, '@portfolio'), { recursive: true });
  for (const name of fs.readdirSync('node_modules').filter((each) => each !== '@portfolio')) {
    fs.symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
  }
  fs.symlinkSync(join(copy, 'packages/ui'), join(modules, '@portfolio/ui'), 'junction');
});

test.each([
  [[], /Name the component like StatusMessage/],
  [['status-message'], /Name the component like StatusMessage/],
  [['Button'], /There is already a component Button/],
  [['Meter', 'atoms'], /"atoms" isn't a layer. Choose one of primitives, patterns, portfolio/],
  [['Meter', 'primitives', 'misc'], /"misc" isn't a group of the workshop. Choose one of actions,/],
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
