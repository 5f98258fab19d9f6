import { join } from 'node:path';
import { type Measure, type Measurement, medianOf } from '../measurement.ts';
import { inTemporaryFolder, timeBuild } from './builds.ts';

const RUNS = 3;

const row = (name: string, runs: readonly number[]): Measurement => ({
  group: 'Build of the sample',
  name,
  value: medianOf(runs),
  unit: 's',
  runs,
  target: { atMost: 10 },
});

/** How long an owner waits for a build: the first, and one after which nothing was changed. */
export const buildTime: Measure = async () => {
  const cold: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await inTemporaryFolder(async (folder) => {
      const outDir = join(folder, 'dist');
      cold.push(await timeBuild(outDir));
      again.push(await timeBuild(outDir));
    });
  }
  return [row('the first build', cold), row('with nothing changed', again)];
};
