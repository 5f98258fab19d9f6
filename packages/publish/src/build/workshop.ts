import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../content/folders.ts';
import { workshopPath } from '../hosts/hostFiles.ts';
import { elementsIn } from './elements.ts';
import { readSwitch } from './switches.ts';

/**
 * Whether the build includes the workshop: the variable `PUBLISH_WORKSHOP`.
 * @param mode Vite's mode, which decides which `.env` files are read
 * @throws OwnerError when it is neither true nor false
 */
export const publishesWorkshop = (mode: string) => readSwitch('PUBLISH_WORKSHOP', mode, false);

/** The texts of the inline scripts of a document. */
export const inlineScripts = (html: string): string[] =>
  elementsIn(html)
    .filter(({ tag, attributes }) => tag === 'script' && attributes.src === undefined)
    .map(({ text }) => text);

/**
 * Builds the workshop into the built site (docs/deploying.md).
 * @param outDir the built site
 * @returns the inline scripts of its documents, for their policy
 */
export async function buildWorkshop(outDir: string): Promise<string[]> {
  const folder = join(outDir, workshopPath);
  const storybook = createRequire(join(repositoryRoot, 'package.json'));
  const program = join(storybook.resolve('storybook/package.json'), '../dist/bin/dispatcher.js');
  // Without a project to which a story could send a message.
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };
  const args = [program, 'build', '--quiet', '--output-dir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot, env });
  const documents = ['index.html', 'iframe.html'].map((name) =>
    readFile(join(folder, name), 'utf8'),
  );
  return (await Promise.all(documents)).flatMap(inlineScripts);
}
