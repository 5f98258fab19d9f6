import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { writeContent } from '@portfolio/tools/content/replaceContent';
import { fromResume } from '@portfolio/tools/import/fromResume';
import sharp from 'sharp';
import { buildSite } from '../harness/buildSite.ts';
import { foreignResume } from '../unit/jsonResume/foreignSamples.ts';
import { sample } from '../unit/jsonResume/samples.ts';

/** Where the sites of these tests are published. */
export const URL_OF_OWNER = 'https://owner.example.org/me';

/** A site that was built for an owner. */
export interface OwnersSite {
  /** The résumé it was made from. */
  name: string;
  content: string;
  dist: string;
}

/** The résumé in another tool's form whose facts are searched on the pages. */
export const FOREIGN = 'harbourmaster';

/** The résumé whose owner adds a photo of their own, as a camera makes it. */
export const WITH_PHOTO = 'designer';

/**
 * The minimum, no projects but a photo, much in other scripts, and every section in another tool's form.
 * `unit/jsonResume` tests that other résumés give content that keeps the rules.
 */
const resumes = new Map<string, unknown>([
  ...['minimal', WITH_PHOTO, 'longCareer'].map((name) => [name, sample(name)] as const),
  [FOREIGN, foreignResume(FOREIGN)],
]);

async function addPhoto(folder: string, content: Content) {
  await mkdir(join(folder, 'files/images'), { recursive: true });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(join(folder, 'files/images/me.jpg'));
  content.owner.portrait = { src: 'images/me.jpg', alt: 'The owner among drawings' };
}

/** Writes content from each résumé, as `npm run import` does, and builds the site. */
export async function buildOwners() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-owners-'));
  const sites: OwnersSite[] = [];
  const waiting = resumes.entries();
  const worker = async () => {
    // Both workers take from the same iterator.
    for (const [name, resume] of waiting) {
      const dist = join(folder, name, 'dist');
      const contentFolder = join(folder, name, 'content');
      const { content } = fromResume(resume, { year: 2026, siteUrl: URL_OF_OWNER });
      if (name === WITH_PHOTO) await addPhoto(contentFolder, content);
      await writeContent(contentFolder, content);
      await buildSite(dist, { SITE_URL: '', PORTFOLIO_CONTENT: contentFolder });
      sites.push({ name, content: contentFolder, dist });
    }
  };
  await Promise.all([worker(), worker()]);
  return { sites, remove: () => rm(folder, { recursive: true, force: true }) };
}
