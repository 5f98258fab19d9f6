import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { content } from '../../content.ts';
import { manyProjects } from '../../e2e/otherContent/large.ts';
import { writeContent } from '../../harness/writeContent.ts';
import type { BenchSite, Measure, Measurement } from '../measurement.ts';
import { whileServing } from '../serve/startServing.ts';
import { inTemporaryFolder, MAKE_ANEW, timeBuild } from './builds.ts';
import { largestPaint, slowestChoice } from './projectsPage.ts';

const group = 'Growth of the content';

/** How many projects an owner has: the sample, a long career, a whole institute. */
const sizes = [20, 200, 2000] as const;

interface Grown {
  projects: number;
  seconds: number;
  /** Of `/projects`, in bytes after brotli. */
  html: number;
  paint: Awaited<ReturnType<typeof largestPaint>>;
  choice: Awaited<ReturnType<typeof slowestChoice>>;
}

/** Builds the site with so many projects, and uses it. */
const grow = (projects: number, site: BenchSite): Promise<Grown> =>
  inTemporaryFolder(async (folder) => {
    const contentFolder = join(folder, 'content');
    const outDir = join(folder, 'dist');
    writeContent(contentFolder, { ...content, projects: manyProjects(projects) });
    const seconds = await timeBuild(outDir, { ...MAKE_ANEW, PORTFOLIO_CONTENT: contentFolder });
    const document = await readFile(join(outDir, 'projects.html'));
    const html = (await promisify(brotliCompress)(document)).length;
    return whileServing(outDir, async (url) => {
      const grown = { ...site, url, folder: outDir };
      const paint = await largestPaint(grown);
      return { projects, seconds, html, paint, choice: await slowestChoice(grown) };
    });
  });

/** Rows of one figure: what it is at each size. */
function rows(
  all: readonly Grown[],
  name: string,
  unit: Measurement['unit'],
  read: (one: Grown) => number,
): Measurement[] {
  return all.map((one) => ({
    group,
    name: `${name}, ${one.projects} projects`,
    value: read(one),
    unit,
  }));
}

/**
 * What a project more costs from the second size to the third, compared with the first to the second:
 * 1 is linear, and less is better.
 */
function linear(all: readonly Grown[], name: string, read: (one: Grown) => number): Measurement {
  const [few, many, most] = all as [Grown, Grown, Grown];
  const perProject = (a: Grown, b: Grown) => (read(b) - read(a)) / (b.projects - a.projects);
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
  const all: Grown[] = [];
  for (const size of sizes) all.push(await grow(size, site));
  const first = all[0]?.paint.value ?? Number.NaN;
  const seconds = ({ seconds }: Grown) => seconds;
  const html = ({ html }: Grown) => html / 1000;
  return [
    ...rows(all, 'build', 's', seconds),
    linear(all, 'build', seconds),
    ...rows(all, '/projects, brotli', 'kB', html),
    linear(all, '/projects, brotli', html),
    ...all.map(({ projects, paint }) => ({
      group,
      name: `/projects LCP, slow 4G, ${projects} projects`,
      ...paint,
      unit: 'ms' as const,
      ...(projects > sizes[0] && { target: { atMost: 1.3 * first } }),
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
