/**
 * Creates a component with its styles, its stories and its entry in the package: `npm run
 * new-component NAME [primitives | patterns | portfolio]`. The contract test finds it by itself and
 * renders it with the `args` of its stories.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The layers, each with the function that puts a style into it. */
const layers = {
  primitives: 'primitiveStyle',
  patterns: 'patternStyle',
  portfolio: 'portfolioStyle',
};
type Layer = keyof typeof layers;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifestFile = join(root, 'packages/ui/package.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};

function makeFiles(name: string, layer: Layer): Record<string, string> {
  const folder = `packages/ui/src/${layer}/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { root } from './${name}.css.ts';

export type ${name}Props = ComponentProps<'div'>;

/** What it is for, in a sentence. */
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
    [`stories/components/${name}.stories.tsx`]: `import { ${name} } from '@portfolio/ui/${name}';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
  };
}

/** Adds the component's entry to the manifest, where the alphabet wants it. */
function addExport(name: string, layer: Layer) {
  const path = `${layer}/${name}/index`;
  const target = {
    '@portfolio/source': `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  };
  const entries = Object.entries(manifest.exports);
  const next = entries.findIndex(
    ([subpath]) => /^\.\/[A-Z]/.test(subpath) && subpath > `./${name}`,
  );
  entries.splice(next < 0 ? entries.length : next, 0, [`./${name}`, target]);
  manifest.exports = Object.fromEntries(entries);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What is wrong with what was asked for; nothing when it can be done. */
function findProblem(name: string, layer: string): string | undefined {
  if (!/^([A-Z][a-z\d]*)+$/.test(name)) {
    return 'Name the component like StatusMessage, in letters and digits, each word with a capital: npm run new-component StatusMessage [layer]';
  }
  if (!Object.hasOwn(layers, layer)) {
    return `"${layer}" isn't a layer. Choose one of ${Object.keys(layers).join(', ')}.`;
  }
  return `./${name}` in manifest.exports ? `There is already a component ${name}.` : undefined;
}

const [name = '', layer = 'primitives'] = process.argv.slice(2);
const problem = findProblem(name, layer);
if (problem) {
  console.error(problem);
  process.exit(1);
}
for (const [file, text] of Object.entries(makeFiles(name, layer as Layer))) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // Never over a file that is already there.
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(file);
}
addExport(name, layer as Layer);
console.log('packages/ui/package.json (exports)');
