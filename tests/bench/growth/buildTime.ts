import { join } from 'node:path';
import { type Measure, type Measurement, medianOf } from '../measurement.ts';
import { inTemporaryFolder, MAKE_ANEW, timeBuild } from './builds.ts';

const RUNS = 3;

const row = (name: string, runs: readonly number[]): Measurement => ({
  group: 'Build of the sample',
  name,
  value: medianOf(runs),
  unit: 's',
  runs,
  target: { atMost: 10 },
});

/** How long an owner waits for a build: one that makes everything, and one with nothing changed since the last. */
export const buildTime: Measure = () =>
  inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const anew: number[] = [];
    const again: number[] = [];
    // Leaves behind what the next one need not make again.
    await timeBuild(outDir);
    for (let run = 0; run < RUNS; run++) {
      anew.push(await timeBuild(outDir, MAKE_ANEW));
      again.push(await timeBuild(outDir));
    }
    return [row('everything made anew', anew), row('with nothing changed', again)];
  });
