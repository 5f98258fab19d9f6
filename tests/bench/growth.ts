import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '../content.ts';
import { manyProjects } from '../e2e/otherContent/large.ts';
import { buildSite } from '../harness/buildSite.ts';
import { AT_ROOT } from '../harness/ownBackend.ts';
import { writeContent } from '../harness/writeContent.ts';
import { type BenchSite, type Measure, type Measurement, medianOf } from './measurement.ts';
import { answerOf } from './page/interactions.ts';
import { addressOf, openHydrated, SLOW_4G, withPhone } from './page/phone.ts';
import { readVitals, watchVitals } from './page/vitals.ts';
import { whileServing } from './serve/startServing.ts';

/** How many projects an owner has: the sample, a long career, a whole institute. */
const SIZES = [20, 200, 2000];

const RUNS = 3;

/** Opens `/projects` on slow 4G and shows all projects, as its first use: the times of both in milliseconds. */
const visitProjects = (site: BenchSite) =>
  withPhone(site, async (phone) => {
    const { page, cdp } = phone;
    await watchVitals(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await openHydrated(phone, addressOf(site, '/projects'));
    const { LCP = Number.NaN } = await readVitals(page);
    return { paint: LCP, choice: await answerOf(phone, page.getByRole('tab').last()) };
  });

/** Builds the site with so many projects, and uses it. */
async function grow(projects: number, site: BenchSite): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    const [contentFolder, outDir] = [join(folder, 'content'), join(folder, 'dist')];
    writeContent(contentFolder, { ...content, projects: manyProjects(projects) });
    const start = performance.now();
    const variables = { ...AT_ROOT, PORTFOLIO_CONTENT: contentFolder };
    await buildSite(outDir, variables);
    const seconds = (performance.now() - start) / 1000;
    const uses: Awaited<ReturnType<typeof visitProjects>>[] = [];
    await whileServing(outDir, async (url) => {
      for (let run = 0; run < RUNS; run += 1) uses.push(await visitProjects({ ...site, url }));
    });
    const row = (name: string, runs: number[], unit: 'ms' | 's' = 'ms'): Measurement => ({
      group: `With ${projects} projects`,
      name,
      value: medianOf(runs),
      unit,
      runs,
    });
    return [
      row('build', [seconds], 's'),
      row(
        '/projects LCP, slow 4G, processor 4 × slower',
        uses.map(({ paint }) => paint),
      ),
      {
        ...row(
          'all projects chosen, processor 4 × slower',
          uses.map(({ choice }) => choice),
        ),
        target: { atMost: 200 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a site with a hundred times as many projects still builds and answers. */
export const growth: Measure = async (site) => {
  const rows: Measurement[] = [];
  for (const projects of SIZES) rows.push(...(await grow(projects, site)));
  return rows;
};
