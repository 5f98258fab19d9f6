import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { repositoryRoot } from '../content/folders.ts';
import { remoteOrigins } from '../hosts/contentSecurityPolicy.ts';
import { workshopPath } from '../hosts/hostFiles.ts';
import { finishWorkshop } from './finishWorkshop.ts';
import { readSwitch } from './switches.ts';

/**
 * Whether the build includes the workshop: the variable `PUBLISH_WORKSHOP`.
 * @param mode which `.env` files are read, as Vite has it
 * @throws OwnerError when it is neither true nor false
 */
export const publishesWorkshop = (mode: string) => readSwitch('PUBLISH_WORKSHOP', mode, false);

/** Builds the workshop beside the pages, if it is to be published (docs/deploying.md). */
export function workshop(reader: ContentReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:workshop',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      // A wrong value is reported before the long part.
      publishesWorkshop(config.mode);
    },
    async buildApp() {
      if (!publishesWorkshop(config.mode)) return;
      const folder = join(resolve(config.root, config.build.outDir), workshopPath);
      const storybook = createRequire(join(repositoryRoot, 'package.json'));
      const program = join(
        storybook.resolve('storybook/package.json'),
        '../dist/bin/dispatcher.js',
      );
      // Without a project that a message in a story could be sent to.
      const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };
      const args = [program, 'build', '--quiet', '--output-dir', folder];
      await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot, env });
      await finishWorkshop(folder, remoteOrigins(await reader.read()));
      config.logger.info(`The workshop is published at ${config.base}${workshopPath}`);
    },
  };
}
