/**
 * Compares the stories tagged `visual` with their baselines: `npm run visual`. `npm run visual:update`
 * draws the baselines anew. `--no-build` takes the Storybook that was built last.
 */
import { readFileSync, rmSync } from 'node:fs';
import { readPlaywright } from '../harness/reports.ts';
import { runCommand } from '../harness/runCommand.ts';
import { packBaselines, unpackBaselines, weighBaselines } from './baselines.ts';
import { findMismatch, readBaselines, readMachine, writeBaselines } from './drawnBy.ts';
import { PICTURE_FOLDER, VISUAL_REPORT } from './paths.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isBuilt = args.includes('--no-build');

async function main(): Promise<number> {
  const machine = await readMachine();
  const mismatch = findMismatch(machine, readBaselines());
  if (mismatch && !isUpdate) {
    console.error(mismatch);
    return 1;
  }
  if (!isBuilt) {
    const build = await runCommand('npm run --silent build-storybook');
    if (build !== 0) return build;
  }
  if (isUpdate) rmSync(PICTURE_FOLDER, { recursive: true, force: true });
  else await unpackBaselines();
  rmSync(VISUAL_REPORT, { force: true });
  const update = isUpdate ? '--update-snapshots=all' : '';
  const exitCode = await runCommand(
    `npx playwright test --config tests/visual/playwright.config.ts ${update}`,
  );
  if (isUpdate && exitCode === 0) {
    await packBaselines();
    writeBaselines(machine);
    console.log(`The baselines weigh ${(weighBaselines() / 1e6).toFixed(1)} MB.`);
  }
  const { passed, failures } = readPlaywright(readFileSync(VISUAL_REPORT, 'utf8'));
  console.log(`${passed} passed, ${failures.length} failed`);
  return exitCode;
}

process.exitCode = await main();
