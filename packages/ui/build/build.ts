/**
 * Builds the package into `dist`: `npm run build`, and by itself before `npm pack`. Nothing in the
 * workspace uses the result; it develops with the source.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDesignTokens } from '../src/tokens/designTokens.ts';
import { buildDeclarations } from './buildDeclarations.ts';
import { buildModules } from './buildModules.ts';
import { buildStyles } from './buildStyles.ts';
import { outputFolder } from './folders.ts';

// Whatever started this: the class names and React's functions follow from it.
process.env.NODE_ENV = 'production';

const start = performance.now();
const files = [
  ...(await buildModules()),
  ...(await buildStyles()),
  ...buildDeclarations(),
  { path: 'tokens.json', content: `${JSON.stringify(makeDesignTokens(), null, 2)}\n` },
  // For compilers that ask for the types of everything that is imported.
  { path: 'styles.css.d.ts', content: 'export {};\n' },
];

await rm(outputFolder, { recursive: true, force: true });
for (const { path, content } of files) {
  const file = join(outputFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const seconds = ((performance.now() - start) / 1000).toFixed(1);
// Standard output is `npm pack`'s, whose last line is the name of the file.
console.error(`Built ${files.length} files in ${seconds} s.`);
