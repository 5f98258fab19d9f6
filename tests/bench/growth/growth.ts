import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { content } from '../../content.ts';
import { manyProjects } from '../../e2e/otherContent/large.ts';
import { writeContent } from '../../harness/writeContent.ts';
import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { whileServing } from '../serve/startServing.ts';
import { inTemporaryFolder, MAKE_ANEW, timeBuild } from './builds.ts';
import { largestPaint, slowestChoice } from './projectsPage.ts';

const group = 'Growth of the content';

/** How many projects an owner has: the sample, a long career, a whole institute. */
const sizes = [20, 200, 2000] as const;

/** As far from the fewest as from the most, and far enough that builds differ by more than chance. */
const HALFWAY = 1010;

/** One build varies by more than 180 projects take. */
const BUILDS = 3;

interface Grown {
  projects: number;
  /** Of each build. */
  seconds: readonly number[];
  /** Of `/projects`, in bytes after brotli. */
  html: number;
  paint: Awaited<ReturnType<typeof largestPaint>>;
  choice: Awaited<ReturnType<typeof slowestChoice>>;
}

/** Builds the site with so many projects: how long that takes each time, in seconds. */
async function timeBuilds(projects: number, folder: string, outDir: string): Promise<number[]> {
  const contentFolder = join(folder, 'content');
  writeContent(contentFolder, { ...content, projects: manyProjects(projects) });
  const seconds: number[] = [];
  for (let run = 0; run < BUILDS; run++) {
    seconds.push(await timeBuild(outDir, { ...MAKE_ANEW, PORTFOLIO_CONTENT: contentFolder }));
  }
  return seconds;
}

/** Builds the site with so many projects, and uses it. */
const grow = (projects: number, site: BenchSite): Promise<Grown> =>
  inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const seconds = await timeBuilds(projects, folder, outDir);
    const document = await readFile(join(outDir, 'projects.html'));
    const html = (await promisify(brotliCompress)(document)).length;
    return whileServing(outDir, async (url) => {
      const grown = { ...site, url, folder: outDir };
      const paint = await largestPaint(grown);
      return { projects, seconds, html, paint, choice: await slowestChoice(grown) };
    });
  });

/** Something that grows with the number of projects. */
interface Point {
  projects: number;
  value: number;
}

/** What a project more costs in the second half, compared with the first: 1 is linear, and less is better. */
function linear(name: string, few: Point, many: Point, most: Point): Measurement {
  const perProject = (a: Point, b: Point) => (b.value - a.value) / (b.projects - a.projects);
  return {
    group,
    name: `${name}, growth per project`,
    value: perProject(many, most) / perProject(few, many),
    unit: '×',
    target: { atMost: 1.2 },
    note: `from ${many.projects} to ${most.projects}, compared with ${few.projects} to ${many.projects}`,
  };
}

/** Whether a site with a hundred times as many projects still builds and answers. */
export const growth: Measure = async (site) => {
  const [few, many, most] = [
    await grow(sizes[0], site),
    await grow(sizes[1], site),
    await grow(sizes[2], site),
  ];
  const all = [few, many, most];
  const halfway = await inTemporaryFolder((folder) =>
    timeBuilds(HALFWAY, folder, join(folder, 'dist')),
  );
  const build = ({ projects, seconds }: Grown) => ({ projects, value: medianOf(seconds) });
  const html = ({ projects, html }: Grown) => ({ projects, value: html / 1000 });
  return [
    ...all.map((one) => ({
      group,
      name: `build, ${one.projects} projects`,
      value: build(one).value,
      unit: 's' as const,
      runs: one.seconds,
    })),
    linear('build', build(few), { projects: HALFWAY, value: medianOf(halfway) }, build(most)),
    ...all.map((one) => ({
      group,
      name: `/projects, brotli, ${one.projects} projects`,
      value: html(one).value,
      unit: 'kB' as const,
    })),
    linear('/projects, brotli', html(few), html(many), html(most)),
    ...all.map(({ projects, paint }) => ({
      group,
      name: `/projects LCP, slow 4G, ${projects} projects`,
      ...paint,
      unit: 'ms' as const,
      ...(projects > sizes[0] && { target: { atMost: 1.3 * few.paint.value } }),
    })),
    ...all.map(({ projects, choice }) => ({
      group,
      name: `/projects slowest choice, ${projects} projects`,
      ...choice,
      unit: 'ms' as const,
      target: { atMost: 100 },
    })),
  ];
};
