/**
 * Creates a component with its styles, its stories with their guide, and its entry in the package: `npm run
 * new-component NAME [LAYER] [GROUP]`. The contract test finds it by itself, and renders it with the `args` of its
 * stories.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// Imported by its path, because Node runs this file and doesn't know the workshop as a package.
import { groups } from '../../../.storybook/shared/groups.ts';

/** The layers, each with the function that puts a style into it. */
const layers = {
  primitives: 'primitiveStyle',
  patterns: 'patternStyle',
  portfolio: 'portfolioStyle',
};
type Layer = keyof typeof layers;

/** The groups of the workshop's sidebar. */
type Group = keyof typeof groups;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifestFile = join(root, 'packages/ui/package.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};

/** A guide with placeholders, and two states. */
const makeStories = (name: string) => `import { ${name} } from '@portfolio/ui/${name}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'TODO: its purpose, in one sentence.',
  use: ['TODO: when to use it, as one short sentence.'],
  avoid: { 'TODO: when not to use it.': 'TODO: what to use instead.' },
  keyboard: {},
  announced: {},
};

const meta = {
  component: ${name},
  args: { children: 'Text' },
  parameters: { guide },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const ASentence: Story = { args: { children: 'A text of several words.' } };
`;

function makeFiles(name: string, layer: Layer, group: Group): Record<string, string> {
  const folder = `packages/ui/src/${layer}/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { root } from './${name}.css.ts';

export type ${name}Props = ComponentProps<'div'>;

/** Its purpose, in a sentence. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(root, className)} />;
}
`,
    [`${folder}/${name}.css.ts`]: `import { ${layers[layer]} } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = ${layers[layer]}({ padding: vars.space.md });
`,
    [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
    [`stories/${group}/${name}.stories.tsx`]: makeStories(name),
  };
}

/** Adds the component's entry to the manifest, in alphabetical order. */
function addExport(name: string, layer: Layer) {
  const entries = Object.entries(manifest.exports);
  const next = entries.findIndex(
    ([subpath]) => /^\.\/[A-Z]/.test(subpath) && subpath > `./${name}`,
  );
  entries.splice(next < 0 ? entries.length : next, 0, [
    `./${name}`,
    `./src/${layer}/${name}/index.ts`,
  ]);
  manifest.exports = Object.fromEntries(entries);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The problem with the arguments, or undefined. */
function findProblem(name: string, layer: string, group: string): string | undefined {
  if (!/^([A-Z][a-z\d]*)+$/.test(name)) {
    return 'Name the component like StatusMessage, in letters and digits, each word with a capital: npm run new-component StatusMessage [layer] [group]';
  }
  if (!Object.hasOwn(layers, layer)) {
    return `"${layer}" isn't a layer. Choose one of ${Object.keys(layers).join(', ')}.`;
  }
  if (!Object.hasOwn(groups, group)) {
    return `"${group}" isn't a group of the workshop. Choose one of ${Object.keys(groups).join(', ')}.`;
  }
  return `./${name}` in manifest.exports ? `There is already a component ${name}.` : undefined;
}

const [name = '', layer = 'primitives', group = 'text'] = process.argv.slice(2);
const problem = findProblem(name, layer, group);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const files = makeFiles(name, layer as Layer, group as Group);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // The flag keeps existing files from being overwritten.
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(file);
}
// The length of the name decides where Biome breaks lines.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', ...Object.keys(files)], { cwd: root });
addExport(name, layer as Layer);
console.log('packages/ui/package.json (exports)');
console.log(`\nNow write its guide and its states: stories/${group}/${name}.stories.tsx.`);
