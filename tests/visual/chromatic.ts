/** Publishes the Storybook to Chromatic, which keeps the pictures: `npm run chromatic`. */
import { runCommand } from '../harness/runCommand.ts';
import { STORYBOOK_FOLDER } from './paths.ts';
import { snapshotStories, storyPaths } from './stories.ts';
import { readIndex } from './workshop.ts';

async function main(): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      'Chromatic needs the project’s token: set CHROMATIC_PROJECT_TOKEN and run again.',
    );
    return 1;
  }
  const build = await runCommand('npm run --silent build-storybook');
  if (build !== 0) return build;
  const index = readIndex();
  // Chromatic doesn't know our tags.
  const only = storyPaths(index, snapshotStories(index)).map(
    (path) => `--only-story-names "${path}"`,
  );
  return runCommand(
    [
      `npx --no chromatic --storybook-build-dir ${STORYBOOK_FOLDER}`,
      ...only,
      ...process.argv.slice(2),
    ].join(' '),
  );
}

process.exitCode = await main();
